import { expect, it, vi } from 'vitest';
import type { Reader } from '../../../src/embed/reader.ts';
import { createPrefetcher } from '../../../src/embed/prefetch.ts';

/** A reader that numbers its responses, and the signals that it has received. */
function createReader() {
  const signals: (AbortSignal | undefined)[] = [];
  const read = vi.fn<Reader>((_path, _query, { signal } = {}) => Promise.resolve(signals.push(signal)));
  return { read, signals };
}

it('the first equal request consumes the prefetched response, and the next one is sent', async () => {
  const { read: shared } = createReader();
  const { prefetch, consume } = createPrefetcher(shared);
  await prefetch('/images', { page: 1, limit: 3 });
  expect(await consume('/images', { limit: 3, page: 1 })).toBe(1);
  expect(await consume('/images', { limit: 3, page: 1 })).toBe(2);
  expect(await consume('/images', { page: 2 })).toBe(3);
});

it('the signal of the prefetch aborts it until it is consumed, then that of its consumer (P14)', async () => {
  const { read: shared, signals } = createReader();
  const { prefetch, consume } = createPrefetcher(shared);
  const [first, second, consumer] = [new AbortController(), new AbortController(), new AbortController()];
  await prefetch('/one', {}, first);
  first.abort();
  await prefetch('/two', {}, second);
  await consume('/two', {}, consumer);
  second.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  consumer.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
});

it('a later prefetch replaces a response that nobody consumed', async () => {
  const { prefetch, consume } = createPrefetcher(createReader().read);
  await prefetch('/images', {});
  await prefetch('/images', {});
  expect(await consume('/images', {})).toBe(2);
  expect(await consume('/images', {})).toBe(3);
});
