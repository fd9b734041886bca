import { pickRandom } from '../../datasets/pick-random.ts';
import { listResponse, type MockResponse } from '../../http/mock-response.ts';
import type { PageRequest } from '../../http/list-parameters.ts';
import { randomFrom } from '../../internal/random-from.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import { onePage, paginate } from '../../store/paginate.ts';
import type { Store } from '../../store/store.ts';
import { listEnvelope } from '../envelope.ts';

/** Selection of the matching records: a page, or a random sample. */
export interface DatasetRequest {
  page: PageRequest;
  /** Sample size; `undefined` for a page. */
  sampleSize?: number | undefined;
}

/** Responds with records of a data set; random samples must not be cached. */
// Gap: C1
export function datasetResponse<T>(
  store: Store,
  records: readonly T[],
  { page, sampleSize }: DatasetRequest,
): MockResponse {
  if (sampleSize === undefined) return listResponse(listEnvelope(paginate(records, page.page, page.limit)));
  const sample = pickRandom(records, sampleSize, randomOf(store));
  const response = listResponse(listEnvelope(onePage(sample)));
  return { ...response, headers: { ...response.headers, 'Cache-Control': 'no-store' } };
}

/** Random numbers in [0, 1) derived from the id generator, so that runs are reproducible. */
function randomOf(store: Store): () => number {
  const seed = store.countWith(() => store.newId(TOKEN_LETTERS, 16));
  return randomFrom(seed).next;
}
