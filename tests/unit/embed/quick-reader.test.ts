import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuickReader, type QuickReaderOptions } from '../../../src/embed/quick-reader.ts';
import { CODE_TIMEOUT_MS } from '../../../src/internal/lazy.ts';
import { json, startFaultyServer, type Answer, type FaultyServer } from '../../support/faulty-server.ts';

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server[Symbol.asyncDispose]();
});

const loadRecovery = vi.fn(() => import('../../../src/embed/recover.ts'));
const create = (options: Partial<QuickReaderOptions> = {}) => {
  loadRecovery.mockClear();
  return createQuickReader({ baseUrl: server.url, loadRecovery, ...options });
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the request should have failed'),
    (error: unknown) => error as Error,
  );

const page: Answer = (response) => response.end('<h1>Log in</h1>');
const status =
  (code: number): Answer =>
  (response) =>
    json(response, {}, code);

it('a good response needs no code for failures', async () => {
  server.answer = (response) => json(response, { data: [1] });
  expect(await create()('/api/v1/images', {})).toEqual({ data: [1] });
  expect(loadRecovery).not.toHaveBeenCalled();
});

it('at most six requests are in flight, and equal ones are one (P15)', async () => {
  const answers: (() => void)[] = [];
  server.answer = (response) => answers.push(() => json(response, {}));
  const read = create();
  const pages = [1, 1, 2, 3, 4, 5, 6, 7].map((page) => read('/api/v1/images', { page }));
  await vi.waitFor(() => expect(answers).toHaveLength(6));
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(7));
  answers.forEach((answer, at) => at && answer());
  expect(await Promise.all(pages)).toHaveLength(8);
});

describe('The first attempt is not repeated', () => {
  it.each<[string, Answer, object, pause?: number]>([
    ['a status (R8)', status(404), { name: 'PixHttpError', code: 'http_404', status: 404, attempts: 1 }],
    ['a page (R10)', page, { name: 'PixParseError', code: 'parse', attempts: 1 }],
    [
      'a reset connection (R4)',
      (response) => response.destroy(),
      { name: 'PixNetworkError', code: 'network', attempts: 1 },
    ],
    [
      'silence',
      () => undefined,
      { name: 'PixTimeoutError', code: 'timeout', phase: 'headers', attempts: 1 },
      200,
    ],
  ])('after %s: it counts, and its outcome is the error', async (_what, answer, expected, pause = 60_000) => {
    server.answer = answer;
    const error = await failureOf(create({ retry: 0, pause })('/api/v1/images', {}));
    expect(error).toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
    expect(loadRecovery).toHaveBeenCalledOnce();
  });

  it('when its data has to be upgraded to https (P6)', async () => {
    const url = 'https://pix.example/api/v1/images';
    const respond = vi.fn(() =>
      Promise.resolve(
        Object.defineProperty(Response.json({ url: 'http://pix.example/a.png' }), 'url', { value: url }),
      ),
    );
    vi.stubGlobal('location', { protocol: 'https:' });
    vi.stubGlobal('fetch', respond);
    const body = await create({ baseUrl: 'https://pix.example' })('/api/v1/images', {});
    expect(body).toEqual({ url: 'https://pix.example/a.png' });
    expect(respond).toHaveBeenCalledOnce();
  });
});

it('a body that never ends is read to the limit, and cancelled (P12)', async () => {
  const block = new TextEncoder().encode(' '.repeat(1_048_576));
  const cancel = vi.fn();
  let blocks = 0;
  const body = new ReadableStream({
    pull: (stream) => {
      // Instead of filling the memory.
      if (blocks++ > 20) stream.error(new TypeError('read on'));
      stream.enqueue(block);
    },
    cancel,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const error = await failureOf(create({ retry: 0 })('/api/v1/images', {}));
  expect(error).toMatchObject({ name: 'PixParseError', code: 'parse' });
  expect(error.message).toMatch(/larger than 5242880 bytes/);
  expect(cancel).toHaveBeenCalledOnce();
});

it('an aborted call rejects at once and frees its place, even if `fetch` ignores its signal', async () => {
  const ignore = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', ignore);
  const read = create({ pause: 60_000, total: 60_000 });
  const controller = new AbortController();
  const errors = [1, 2, 3, 4, 5, 6].map((page) => failureOf(read('/api/v1/images', { page }, controller)));
  const last = new AbortController();
  const next = failureOf(read('/api/v1/images', { page: 7 }, last));
  await vi.waitFor(() => expect(ignore).toHaveBeenCalledTimes(6));
  controller.abort('left');
  for (const error of await Promise.all(errors))
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'left' });
  await vi.waitFor(() => expect(ignore).toHaveBeenCalledTimes(7));
  last.abort();
  await next;
  expect(loadRecovery).not.toHaveBeenCalled();
});

const LOADERS = {
  'cannot be loaded': () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  'never loads': () => {
    queueMicrotask(() => vi.advanceTimersByTime(CODE_TIMEOUT_MS));
    return new Promise<never>(() => undefined);
  },
};

describe.each(Object.entries(LOADERS))('While the code for failures %s', (_name, loadRecovery) => {
  it.each<[string, Answer, object]>([
    ['a status (R8)', status(503), { code: 'http_503', status: 503 }],
    ['a page (R10)', page, { code: 'parse', status: 200 }],
    ['a reset connection (R4)', (response) => response.destroy(), { code: 'network' }],
  ])('a request still rejects with an error after %s', async (_what, answer, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    server.answer = answer;
    const error = await failureOf(create({ loadRecovery })('/api/v1/images', {}));
    expect(error).toMatchObject({ name: 'PixError', ...expected });
    expect(error.message).toMatch(/^The server /);
    expect(error.message).not.toContain('Log in');
    expect(server.requests).toHaveLength(1);
  });
});
