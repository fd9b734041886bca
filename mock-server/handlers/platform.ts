import { jsonAnswer, listAnswer } from '../http/answer.ts';
import { onePage } from '../store/paginate.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import type { Operation, Platform } from './operation.ts';
import { rememberAnswers } from './remember-answers.ts';
import { timestamp } from './timestamp.ts';

/** Health, numbers, categories and tags. Gap: A6. */
export function platformOperations(platform: Platform): Operation[] {
  const { store } = platform;
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
      answer: rememberAnswers(platform, () => listAnswer(listEnvelope(onePage(store.pictures.categories())))),
    },
    {
      id: 'listTags',
      method: 'GET',
      path: '/api/v1/tags',
      answer: rememberAnswers(platform, () => listAnswer(listEnvelope(onePage(store.pictures.tags())))),
    },
  ];
}
