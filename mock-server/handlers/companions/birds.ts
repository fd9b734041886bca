import { BIRD_SORTS } from '../../../src/contract/limits.ts';
import { findBirds } from '../../datasets/birds.ts';
import type { MockResponse } from '../../http/mock-response.ts';
import { readDatasetPage, readSampleSize } from '../../http/list-parameters.ts';
import { QueryReader } from '../../http/query-reader.ts';
import type { RequestContext, Operation, AppContext } from '../operation.ts';
import { datasetResponse } from './dataset-response.ts';
import { metered } from './metered.ts';

/** Public, rate-limited operation on birds. */
// Gap: C1, C3
export function birdOperations(app: AppContext): Operation[] {
  const { store } = app;
  return [
    {
      id: 'listBirds',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/birds',
      handle: metered(store, store.birdRequests, (context) => listBirds(app, context)),
    },
  ];
}

function listBirds({ store }: AppContext, { url }: RequestContext): MockResponse {
  const query = new QueryReader(url.searchParams);
  const request = { page: readDatasetPage(query), sampleSize: readSampleSize(query) };
  const filter = { q: query.text('q'), family: query.text('family'), sort: query.choice('sort', BIRD_SORTS) };
  query.finish();
  return datasetResponse(store, findBirds(filter), request);
}
