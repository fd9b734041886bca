/** A mock with the drawn sample, and helpers for requests. */
import { expect } from 'vitest';
import { fetchFrom, type MockFetch } from '../../../mock-server/fetch.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { createMock as createParts, type MockParts } from '../../../mock-server/control/create-mock.ts';
import { sampleSeed } from '../../../mock-server/seed/sample.ts';
import { scriptFiles } from './script-files.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';

/** Base URL of the mock. */
export const BASE = 'http://pix.test';

/** Time of the mock. */
const NOW = Date.UTC(2026, 10, 20, 8, 30);

/** The sample without raster pictures: drawn once per test file. */
export const seed = await sampleSeed(NOW);

/** Creates a mock. */
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

/** Sends a request to the mock, and expects a response that matches the contract. */
export async function sendRequest(mock: MockFetch, path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(BASE + path, init);
  const response = await mock(request);
  expect(await responseFaults(request, response)).toEqual([]);
  return response;
}

/** The parsed body of a response. */
export async function bodyOf<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** Headers with an API key. */
export function key(name: string): RequestInit {
  return { headers: { 'X-API-Key': `pix_test_${name}` } };
}
