/** A mock over the drawn sample, with small helpers to ask it. */
import { expect } from 'vitest';
import { fetchFrom, type MockFetch } from '../../../mock-server/fetch.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { createMock as createParts } from '../../../mock-server/mock.ts';
import type { MockParts } from '../../../mock-server/mock-options.ts';
import { sampleSeed } from '../../../mock-server/seed/sample.ts';
import { scriptFiles } from './script-files.ts';
import { answerFaults } from '../../support/validate.ts';

/** Where the mock believes to be. */
export const BASE = 'http://pix.test';

/** When it believes to be. */
const NOW = Date.UTC(2026, 10, 20, 8, 30);

/** The sample without its rasters: drawn once per test file. */
export const seed = await sampleSeed(NOW);

/** A fresh mock. */
export function createMock(options: MockParts = {}): MockFetch {
  return fetchFrom(
    createParts({
      seed,
      baseUrl: BASE,
      clock: () => NOW,
      thumbnails: sharpThumbnailer(),
      scripts: scriptFiles,
      ...options,
    }),
  );
}

/** Asks the mock and expects an answer that keeps the contract. */
export async function ask(mock: MockFetch, path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(BASE + path, init);
  const response = await mock(request);
  expect(await answerFaults(request, response)).toEqual([]);
  return response;
}

/** The parsed body of an answer. */
export async function bodyOf<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** Headers with an API key. */
export function key(name: string): RequestInit {
  return { headers: { 'X-API-Key': `pix_test_${name}` } };
}
