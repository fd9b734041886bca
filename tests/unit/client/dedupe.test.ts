import { expect, it } from 'vitest';
import { PixAbortError } from '../../../src/client/core/errors.ts';
import { createConcurrencyLimit, createDedupe } from '../../../src/client/core/concurrency.ts';

/** Deduplicated work whose results the test sets. */
function createManual() {
  const share = createDedupe((reason) => new PixAbortError(reason));
  const runs: { signal: AbortSignal; resolve: (value: string) => void }[] = [];
  const start = (key: string, signal?: AbortSignal) =>
    share(key, (signal) => new Promise<string>((resolve) => runs.push({ signal, resolve })), signal);
  return { runs, start };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('runs equal concurrent work once and gives every caller the result (P15)', async () => {
  const { runs, start } = createManual();
  const both = Promise.all([start('list'), start('list')]);
  runs[0]?.resolve('pictures');
  expect(await both).toEqual(['pictures', 'pictures']);
  expect(runs).toHaveLength(1);
});

it('runs the work again after it has a result', async () => {
  const { runs, start } = createManual();
  const first = start('list');
  runs[0]?.resolve('pictures');
  await first;
  await nextTask();
  void start('list');
  expect(runs).toHaveLength(2);
});

it('rejects only the caller that aborts, one of three (U16)', async () => {
  const { runs, start } = createManual();
  const controller = new AbortController();
  const aborted = start('list', controller.signal);
  const others = [start('list'), start('list')];
  controller.abort('bored');
  await expect(aborted).rejects.toBeInstanceOf(PixAbortError);
  expect(runs[0]?.signal.aborted).toBe(false);
  runs[0]?.resolve('pictures');
  expect(await Promise.all(others)).toEqual(['pictures', 'pictures']);
});

it('aborts the work when the last caller aborts, and runs it again for a new caller (U16)', async () => {
  const { runs, start } = createManual();
  const controller = new AbortController();
  const aborted = start('list', controller.signal);
  controller.abort();
  await expect(aborted).rejects.toBeInstanceOf(PixAbortError);
  expect(runs[0]?.signal.aborted).toBe(true);
  void start('list');
  expect(runs).toHaveLength(2);
});

it('starts nothing for a caller whose signal is already aborted (U15)', async () => {
  const { runs, start } = createManual();
  await expect(start('list', AbortSignal.abort('why'))).rejects.toMatchObject({
    code: 'aborted',
    cause: 'why',
  });
  expect(runs).toHaveLength(0);
});

it('runs six tasks at a time and starts the next one when a task ends, in the order of arrival (P15)', async () => {
  const limit = createConcurrencyLimit();
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 8 }, (_, n) =>
    limit(() => {
      started.push(n);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  await nextTask();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends[3]?.();
  await all[3];
  await nextTask();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it('continues after a failed task', async () => {
  const limit = createConcurrencyLimit(1);
  const failed = limit(() => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await limit(() => Promise.resolve('yes'))).toBe('yes');
});
