import { findProverbs } from '../../datasets/proverbs.ts';
import type { MockResponse } from '../../http/mock-response.ts';
import { readDatasetPage, readSampleSize } from '../../http/list-parameters.ts';
import { QueryReader } from '../../http/query-reader.ts';
import type { RequestContext, Operation, AppContext } from '../operation.ts';
import { requireUser } from '../require-user.ts';
import { datasetResponse } from './dataset-response.ts';

/** Operation on proverbs. */
// Gap: C1
export function proverbOperations(app: AppContext): Operation[] {
  return [
    {
      id: 'listProverbs',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/tawng-upa',
      handle: (context) => listProverbs(app, context),
    },
  ];
}

function listProverbs({ store }: AppContext, context: RequestContext): MockResponse {
  requireUser(context);
  const query = new QueryReader(context.url.searchParams);
  const request = { page: readDatasetPage(query), sampleSize: readSampleSize(query) };
  const filter = { q: query.text('q'), category: query.text('category') };
  query.finish();
  return datasetResponse(store, findProverbs(filter), request);
}
