import { expect, it } from 'vitest';
import { PixAbortError } from '../../../src/client/errors.ts';
import { shareReads } from '../../../src/client/shared-reads.ts';
import type { RequestOptions, Transport, TransportRequest } from '../../../src/client/transport.ts';

/** A transport whose answers are given by hand. */
function createManual() {
  const calls: { request: TransportRequest; options: RequestOptions; answer: (value: unknown) => void }[] =
    [];
  const transport: Transport = (request, options = {}) =>
    new Promise((resolve) => calls.push({ request, options, answer: resolve }));
  return { calls, shared: shareReads(transport) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('sends equal requests in flight once and gives every caller the answer (P15)', async () => {
  const { calls, shared } = createManual();
  const both = Promise.all([
    shared({ path: '/images', query: { page: 1 } }),
    shared({ path: '/images', query: { page: 1 } }),
  ]);
  await turn();
  calls[0]?.answer('list');
  expect(await both).toEqual(['list', 'list']);
  expect(calls).toHaveLength(1);
});

it('asks anew once an answer has been given', async () => {
  const { calls, shared } = createManual();
  const first = shared({ path: '/images' });
  await turn();
  calls[0]?.answer(1);
  await first;
  void shared({ path: '/images' });
  await turn();
  expect(calls).toHaveLength(2);
});

it('runs six requests at a time, the next as soon as one ends (P15)', async () => {
  const { calls, shared } = createManual();
  const all = Array.from({ length: 8 }, (_, page) => shared({ path: '/images', query: { page } }));
  await turn();
  expect(calls).toHaveLength(6);
  calls[0]?.answer(0);
  await all[0];
  await turn();
  expect(calls).toHaveLength(7);
});

it('ends one caller alone when one of three aborts (U16)', async () => {
  const { calls, shared } = createManual();
  const leaver = new AbortController();
  const gone = shared({ path: '/images' }, leaver);
  const stayers = [shared({ path: '/images' }), shared({ path: '/images' })];
  await turn();
  leaver.abort('bored');
  await expect(gone).rejects.toBeInstanceOf(PixAbortError);
  expect(calls[0]?.options.signal?.aborted).toBe(false);
  calls[0]?.answer('list');
  expect(await Promise.all(stayers)).toEqual(['list', 'list']);
});

it('ends the request when the last caller aborts, and lets a newcomer start afresh (U16)', async () => {
  const { calls, shared } = createManual();
  const controller = new AbortController();
  const gone = shared({ path: '/images' }, controller);
  await turn();
  controller.abort();
  await expect(gone).rejects.toBeInstanceOf(PixAbortError);
  expect(calls[0]?.options.signal?.aborted).toBe(true);
  void shared({ path: '/images' });
  await turn();
  expect(calls).toHaveLength(2);
});

it('does not send what was aborted while it waited its turn', async () => {
  const { calls, shared } = createManual();
  for (let page = 1; page <= 6; page++) void shared({ path: '/images', query: { page } });
  const controller = new AbortController();
  const waiting = shared({ path: '/albums' }, controller);
  await turn();
  controller.abort();
  await expect(waiting).rejects.toBeInstanceOf(PixAbortError);
  calls[0]?.answer(0);
  await turn();
  expect(
    calls.filter(({ request, options }) => request.path === '/albums' && !options.signal?.aborted),
  ).toHaveLength(0);
});
