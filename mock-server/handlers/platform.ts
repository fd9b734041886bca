import { jsonResponse, listResponse } from '../http/mock-response.ts';
import { onePage } from '../store/paginate.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import type { Operation, AppContext } from './operation.ts';
import { cacheResponses } from './cache-responses.ts';
import { timestamp } from './timestamp.ts';

/** Operations for health, statistics, categories and tags. */
// Gap: A6
export function platformOperations(app: AppContext): Operation[] {
  const { store } = app;
  return [
    {
      id: 'ping',
      method: 'GET',
      path: '/api/v1/ping',
      handle: () => jsonResponse(singleEnvelope({ message: 'pong', time: timestamp(store.now()) })),
    },
    {
      id: 'getStats',
      method: 'GET',
      path: '/api/v1/stats',
      handle: () => jsonResponse(singleEnvelope(store.stats())),
    },
    {
      id: 'listCategories',
      method: 'GET',
      path: '/api/v1/categories',
      handle: cacheResponses(app, () => listResponse(listEnvelope(onePage(store.pictures.categories())))),
    },
    {
      id: 'listTags',
      method: 'GET',
      path: '/api/v1/tags',
      handle: cacheResponses(app, () => listResponse(listEnvelope(onePage(store.pictures.tags())))),
    },
  ];
}
