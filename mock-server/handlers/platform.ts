import { jsonAnswer, listAnswer } from '../http/answer.ts';
import { onePage } from '../store/paginate.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import type { Operation, Platform } from './operation.ts';
import { timestamp } from './timestamp.ts';

/** Health, numbers, categories and tags. Gap: A6. */
export function platformOperations({ store }: Platform): Operation[] {
  return [
    {
      id: 'ping',
      method: 'GET',
      path: '/api/v1/ping',
      answer: () => jsonAnswer(singleEnvelope({ message: 'pong', time: timestamp(store.now()) })),
    },
    {
      id: 'getStats',
      method: 'GET',
      path: '/api/v1/stats',
      answer: () => jsonAnswer(singleEnvelope(store.stats())),
    },
    {
      id: 'listCategories',
      method: 'GET',
      path: '/api/v1/categories',
      answer: () => listAnswer(listEnvelope(onePage(store.listCategories()))),
    },
    {
      id: 'listTags',
      method: 'GET',
      path: '/api/v1/tags',
      answer: () => listAnswer(listEnvelope(onePage(store.listTags()))),
    },
  ];
}
