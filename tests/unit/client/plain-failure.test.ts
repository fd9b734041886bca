import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PixHttpError, PixNetworkError, PixParseError } from '../../../src/client/transport/errors.ts';
import { createFetchReader } from '../../../src/client/fetch-reader.ts';
import { json, startFaultyServer, type Answer, type FaultyServer } from '../../support/faulty-server.ts';

const LOADERS = {
  'cannot be loaded': () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  'never loads': () => new Promise<never>(() => undefined),
};

/** The status and the class of an error are known at once; the code of its texts is loaded on demand. */
describe.each(Object.entries(LOADERS))('While the code that describes failures %s', (_name, loadFailure) => {
  let server: FaultyServer;
  beforeEach(async () => {
    server = await startFaultyServer();
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server[Symbol.asyncDispose]();
  });

  it.each<[string, Answer, object, new (...args: never[]) => Error, number]>([
    [
      'a status (R8)',
      (response) => json(response, {}, 404),
      { code: 'http_404', status: 404 },
      PixHttpError,
      1,
    ],
    [
      'a busy server, after more attempts (R6)',
      (response) => json(response, {}, 503),
      { code: 'http_503', status: 503, attempts: 2 },
      PixHttpError,
      2,
    ],
    ['a page (R10)', (response) => response.end('<h1>Log in</h1>'), { code: 'parse' }, PixParseError, 1],
    [
      'a redirect (R30)',
      (response) => response.writeHead(302).end(),
      { code: 'redirect' },
      PixNetworkError,
      1,
    ],
  ])('a request still rejects with an error after %s', async (_what, answer, expected, Kind, requests) => {
    server.answer = answer;
    const read = createFetchReader({ baseUrl: server.url, retry: 1, loadFailure });
    const error = await read('/api/v1/images', {}).then(
      () => expect.unreachable('the request should have failed'),
      (error: unknown) => error as Error,
    );
    expect(error).toMatchObject(expected);
    expect(error).toBeInstanceOf(Kind);
    expect(error.message).toMatch(/^The server /);
    expect(error.message).not.toContain('Log in');
    expect(server.requests).toHaveLength(requests);
  });
});
