import { BIRD_SORTS } from '../../../src/contract/limits.ts';
import { findBirds } from '../../datasets/birds.ts';
import type { Answer } from '../../http/answer.ts';
import { readDatasetPage, readDraw } from '../../http/list-parameters.ts';
import { QueryReader } from '../../http/query-reader.ts';
import type { Call, Operation, Platform } from '../operation.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { metered } from './metered.ts';

/** The birds, for anyone. Gaps: C1, C3. */
export function birdOperations(platform: Platform): Operation[] {
  const { store } = platform;
  return [
    {
      id: 'listBirds',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/birds',
      answer: metered(store, store.birdRequests, (call) => listBirds(platform, call)),
    },
  ];
}

function listBirds({ store }: Platform, { url }: Call): Answer {
  const query = new QueryReader(url.searchParams);
  const request = { page: readDatasetPage(query), draw: readDraw(query) };
  const filter = { q: query.text('q'), family: query.text('family'), sort: query.choice('sort', BIRD_SORTS) };
  query.finish();
  return datasetAnswer(store, findBirds(filter), request);
}
