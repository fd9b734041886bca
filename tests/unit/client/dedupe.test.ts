import { expect, it } from 'vitest';
import { PixAbortError } from '../../../src/client/transport/errors.ts';
import { createConcurrencyLimit } from '../../../src/client/transport/concurrency-limit.ts';
import { createDedupe } from '../../../src/client/transport/dedupe.ts';

/** Work that is done by hand. */
function createManual() {
  const share = createDedupe();
  const runs: { signal: AbortSignal; answer: (value: string) => void }[] = [];
  const ask = (key: string, signal?: AbortSignal) =>
    share(key, (signal) => new Promise<string>((answer) => runs.push({ signal, answer })), signal);
  return { runs, ask };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('does equal work in flight once and gives every caller the result (P15)', async () => {
  const { runs, ask } = createManual();
  const both = Promise.all([ask('list'), ask('list')]);
  runs[0]?.answer('pictures');
  expect(await both).toEqual(['pictures', 'pictures']);
  expect(runs).toHaveLength(1);
});

it('starts anew once there was a result', async () => {
  const { runs, ask } = createManual();
  const first = ask('list');
  runs[0]?.answer('pictures');
  await first;
  await turn();
  void ask('list');
  expect(runs).toHaveLength(2);
});

it('ends one caller alone when one of three aborts (U16)', async () => {
  const { runs, ask } = createManual();
  const leaver = new AbortController();
  const gone = ask('list', leaver.signal);
  const stayers = [ask('list'), ask('list')];
  leaver.abort('bored');
  await expect(gone).rejects.toBeInstanceOf(PixAbortError);
  expect(runs[0]?.signal.aborted).toBe(false);
  runs[0]?.answer('pictures');
  expect(await Promise.all(stayers)).toEqual(['pictures', 'pictures']);
});

it('ends the work when the last caller aborts, and lets a newcomer start afresh (U16)', async () => {
  const { runs, ask } = createManual();
  const controller = new AbortController();
  const gone = ask('list', controller.signal);
  controller.abort();
  await expect(gone).rejects.toBeInstanceOf(PixAbortError);
  expect(runs[0]?.signal.aborted).toBe(true);
  void ask('list');
  expect(runs).toHaveLength(2);
});

it('starts nothing for a caller whose signal has aborted already (U15)', async () => {
  const { runs, ask } = createManual();
  await expect(ask('list', AbortSignal.abort('why'))).rejects.toMatchObject({
    code: 'aborted',
    cause: 'why',
  });
  expect(runs).toHaveLength(0);
});

it('runs six pieces of work at a time, the next as soon as one ends, in the order they came (P15)', async () => {
  const inTurn = createConcurrencyLimit();
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 8 }, (_, n) =>
    inTurn(() => {
      started.push(n);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await turn();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[3]?.();
  await all[3];
  await turn();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('goes on after work that failed', async () => {
  const inTurn = createConcurrencyLimit(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('yes'))).toBe('yes');
});
