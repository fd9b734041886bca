import { pickRandom } from '../../datasets/pick-random.ts';
import { listAnswer, type Answer } from '../../http/answer.ts';
import type { PageRequest } from '../../http/list-parameters.ts';
import { randomFrom } from '../../internal/random-from.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import { onePage, paginate } from '../../store/paginate.ts';
import type { Store } from '../../store/store.ts';
import { listEnvelope } from '../envelope.ts';

/** What is asked of the records that match: a page of them, or so many at random. */
export interface DatasetRequest {
  page: PageRequest;
  /** None for a page. */
  draw?: number | undefined;
}

/** The answer to a request for records of a data set; what was drawn must not be kept. Gap: C1. */
export function datasetAnswer<T>(
  store: Store,
  records: readonly T[],
  { page, draw }: DatasetRequest,
): Answer {
  if (draw === undefined) return listAnswer(listEnvelope(paginate(records, page.page, page.limit)));
  const drawn = pickRandom(records, draw, randomOf(store));
  const answer = listAnswer(listEnvelope(onePage(drawn)));
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': 'no-store' } };
}

/** Numbers from 0 up to 1 that follow from the platform's source of ids, so that a run can be repeated. */
function randomOf(store: Store): () => number {
  const seed = store.write(() => store.newId(TOKEN_LETTERS, 16));
  return randomFrom(seed).next;
}
