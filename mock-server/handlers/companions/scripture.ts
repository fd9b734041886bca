import { TRANSLATIONS } from '../../../src/contract/limits.ts';
import { findVerses } from '../../datasets/scripture.ts';
import { listResponse, type MockResponse } from '../../http/mock-response.ts';
import { Problem, quote } from '../../http/problem.ts';
import { QueryReader } from '../../http/query-reader.ts';
import { onePage } from '../../store/paginate.ts';
import { listEnvelope } from '../envelope.ts';
import type { RequestContext, Operation } from '../operation.ts';
import { requireUser } from '../require-user.ts';

/** Operation on scripture: verses and chapters. */
// Gap: C1, C2
export function scriptureOperations(): Operation[] {
  return [
    { id: 'getScripture', host: 'lexicon', method: 'GET', path: '/api/v1/bibles', handle: getScripture },
  ];
}

function getScripture(context: RequestContext): MockResponse {
  requireUser(context);
  const { book, chapter, verse, translation } = readPlace(new QueryReader(context.url.searchParams));
  const verses = findVerses({ book, chapter, verse, translation });
  if (!verses) {
    const place = `${quote(book)} ${chapter}${verse === undefined ? '' : `:${verse}`}`;
    throw new Problem('not_found', `There is no ${place} here.`);
  }
  return listResponse(listEnvelope(onePage(verses)));
}

function readPlace(query: QueryReader) {
  const anyNumber = { min: 1, max: Number.MAX_SAFE_INTEGER, default: 0 };
  const book = query.requiredText('book');
  query.requiredText('chapter');
  const chapter = query.wholeNumber('chapter', anyNumber);
  const verse = query.wholeNumber('verse', anyNumber) || undefined;
  const translation = query.choice('translation', TRANSLATIONS);
  query.finish();
  return { book, chapter, verse, translation };
}
