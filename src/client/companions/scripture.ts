import { TRANSLATIONS } from '../../contract/limits.ts';
import type { ScriptureQuery, Verse } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { integer, oneOf, required, text } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import type { Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { readWhole } from './data-sets.ts';
import { keyedHost } from './requests.ts';

/**
 * `GET /bibles` of the lexicon host: reads a Bible verse or a whole chapter. Requires `keys.lexicon`.
 *
 * @param query `book` (English name, such as `John` or `1 Corinthians`), `chapter` (from 1). Optional: `verse` (from 1;
 *   default: all verses of the chapter), `translation` (`kjv` by default, `niv`, `esv`).
 * @returns The requested verses, as a single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an
 *   unknown book, chapter or verse.
 */
export const getScripture = (
  transport: Transport,
  query: ScriptureQuery,
  options?: RequestOptions,
): Call<Page<Verse>> =>
  transport(
    {
      operation: 'getScripture',
      path: '/api/v1/bibles',
      ...keyedHost('lexicon'),
      input: query,
      rules: {
        book: required({ ...text(Infinity, 1), is: 'the name of a book, such as "John"' }),
        chapter: required(integer(1)),
        verse: integer(1),
        translation: oneOf(TRANSLATIONS),
      },
      read: readWhole<Verse>,
      shared: true,
    },
    options,
  );
