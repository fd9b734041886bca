import { TRANSLATIONS } from '../../contract/limits.ts';
import type { ScriptureQuery, Verse } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { integer, oneOf, required, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import type { Page } from '../page.ts';
import type { Transport } from '../transport/transport.ts';
import { readWhole } from './read-whole.ts';

/**
 * `GET /bibles` of the lexicon host: a verse, or a whole chapter. Needs `keys.lexicon`.
 *
 * @param query `book` (its English name, such as `John` or `1 Corinthians`) and `chapter` (from 1); optional `verse` (from
 *   1; all of the chapter if not given) and `translation` (`kjv` by default, `niv`, `esv`).
 * @returns All verses asked for, in one page.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixNotFoundError when there is no such book,
 *   chapter or verse.
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
      host: 'lexicon',
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
