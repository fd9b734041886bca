/** The client before the reference server, a proxy between them that spoils what it is told to. */
import { expect, test as base, vi } from 'vitest';
import { startPixServer, type PixServer } from '../../../../../mock-server/server.ts';
import type { PixOptions, RetryEvent } from '../../../../../src/client/options.ts';
import { createPix, PixError, type Pix } from '../../../../../src/index.ts';
import { startChaosProxy, type ChaosProxy } from '../../../../support/chaos-proxy.ts';

/** Key of the account the pictures belong to. */
export const KEY = 'pix_test_owner';

/** Slugs of the pictures there are, newest first. */
export const SLUGS = ['bridge', 'harbour', 'meadow', 'orchard', 'tower'];

interface Fixtures {
  /** Starts to pass everything through. */
  proxy: ChaosProxy;
  /** Makes a client that asks the proxy. */
  pix: (options?: Partial<PixOptions>) => Pix;
  /** What the clients' `onRetry` heard, in order. */
  retries: RetryEvent[];
  /** Takes chance out of pauses: what it gives, where 0 (the default) is the shortest pause. */
  chance: { value: number };
}
interface FileFixtures {
  /** The reference server; what a test changes stays changed for the file. */
  server: PixServer;
}

export const test = base.extend<Fixtures & FileFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const pictures = SLUGS.map((slug) => ({ slug }));
      const server = await startPixServer({ port: 0, seed: { pictures, albums: [{ title: 'Walks' }] } });
      await use(server);
      await server.close();
    },
    { scope: 'file' },
  ],
  proxy: async ({ server }, use) => {
    const proxy = await startChaosProxy({ target: server.url });
    await use(proxy);
    await proxy[Symbol.asyncDispose]();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  retries: async ({}, use) => use([]),
  chance: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const chance = { value: 0 };
      const random = vi.spyOn(Math, 'random').mockImplementation(() => chance.value);
      await use(chance);
      random.mockRestore();
    },
    { auto: true },
  ],
  pix: async ({ proxy, retries }, use) => {
    await use((options) =>
      createPix({ baseUrl: proxy.url, hooks: { onRetry: (event) => retries.push(event) }, ...options }),
    );
  },
});

/** The error a call ends with. */
export async function failureOf(call: PromiseLike<unknown>): Promise<PixError> {
  const error = await call.then(
    () => expect.unreachable('the call should have failed'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PixError);
  return error as PixError;
}

/** All that an iteration gives. */
export async function all<T>(records: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const record of records) found.push(record);
  return found;
}

/** Resolves as soon as something is so, on a clock that no test stops. */
export const until = ((later: typeof setTimeout) => async (isSo: () => boolean) => {
  for (let left = 800; !isSo(); left--) {
    if (left === 0) expect.unreachable('it should have come to this by now');
    await new Promise((resolve) => later(resolve, 5));
  }
})(setTimeout);

/**
 * Makes a call on a clock that stands still, and lets the time of each attempt run out as soon as it has come so far: a
 * machine that is slow makes no difference.
 *
 * @param soFar How many attempts have, such as the number of requests.
 */
export async function lateFor<T>(soFar: () => number, attempts: number, call: () => Promise<T>): Promise<T> {
  const before = soFar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const calling = call();
    for (let count = 1; count <= attempts; count++) {
      await until(() => {
        vi.advanceTimersByTime(1);
        return soFar() === before + count;
      });
      // At a stroke: the attempt after it begins with all its time.
      vi.advanceTimersByTime(60_000);
    }
    return await calling;
  } finally {
    vi.useRealTimers();
  }
}
