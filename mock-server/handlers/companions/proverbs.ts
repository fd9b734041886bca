import { findProverbs } from '../../datasets/proverbs.ts';
import type { Answer } from '../../http/answer.ts';
import { readDatasetPage, readDraw } from '../../http/list-parameters.ts';
import { QueryReader } from '../../http/query-reader.ts';
import type { Call, Operation, Platform } from '../operation.ts';
import { signedIn } from '../signed-in.ts';
import { datasetAnswer } from './dataset-answer.ts';

/** The proverbs. Gap: C1. */
export function proverbOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'listProverbs',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/tawng-upa',
      answer: (call) => listProverbs(platform, call),
    },
  ];
}

function listProverbs({ store }: Platform, call: Call): Answer {
  signedIn(call);
  const query = new QueryReader(call.url.searchParams);
  const request = { page: readDatasetPage(query), draw: readDraw(query) };
  const filter = { q: query.text('q'), category: query.text('category') };
  query.finish();
  return datasetAnswer(store, findProverbs(filter), request);
}
