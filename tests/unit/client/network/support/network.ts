/** The client and the reference server, with a proxy between them that injects faults. */
import { expect, test as base, vi } from 'vitest';
import { startPixServer, type PixServer } from '../../../../../mock-server/server.ts';
import type { PixOptions } from '../../../../../src/client/client-transport.ts';
import type { RetryEvent } from '../../../../../src/client/core/options.ts';
import { createPix, PixError, type Pix } from '../../../../../src/index.ts';
import { startChaosProxy, type ChaosProxy } from '../../../../support/chaos-proxy.ts';

export { timeOut, waitUntil } from '../../../../support/stopped-clock.ts';

/** Key of the account that owns the pictures. */
export const KEY = 'pix_test_owner';

/** Slugs of the existing pictures, newest first. */
export const SLUGS = ['bridge', 'harbour', 'meadow', 'orchard', 'tower'];

interface Fixtures {
  /** Passes everything through at first. */
  proxy: ChaosProxy;
  /** Creates a client that sends its requests to the proxy. */
  pix: (options?: Partial<PixOptions>) => Pix;
  /** Events that `onRetry` of the clients received, in order. */
  retries: RetryEvent[];
  /** Replaces the random part of delays: 0, the default, is the shortest delay. */
  chance: { value: number };
}
interface FileFixtures {
  /** The reference server; changes persist for all tests of a file. */
  server: PixServer;
}

export const test = base.extend<Fixtures & FileFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies of a fixture from its pattern
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

/** The error that a call rejects with. */
export async function failureOf(call: PromiseLike<unknown>): Promise<PixError> {
  const error = await call.then(
    () => expect.unreachable('the call should have failed'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PixError);
  return error as PixError;
}

/** All records of an iteration. */
export async function collect<T>(records: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const record of records) found.push(record);
  return found;
}
