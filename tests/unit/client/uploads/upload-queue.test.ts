import { expect, it, vi } from 'vitest';
import {
  PixInvalidParameterError,
  UploadQueue,
  type UploadedImage,
  type UploadImageInput,
  type UploadOptions,
  type UploadQueueOptions,
} from '../../../../src/index.ts';
import { startLiveClient } from '../support/live-client.ts';

interface Run {
  input: UploadImageInput;
  options: UploadOptions;
  succeed: () => void;
  fail: (error: unknown) => void;
}

/** A queue whose uploads end by hand, with pictures called a, b, c and so on. */
function setup(names: string, options?: UploadQueueOptions) {
  const runs: Run[] = [];
  const queue = new UploadQueue(
    (input, options) =>
      new Promise<UploadedImage>((resolve, reject) => {
        const succeed = () => resolve({ slug: input.slug } as UploadedImage);
        runs.push({ input, options, succeed, fail: reject });
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      }),
    options,
  );
  const uploads = [...names].map((slug) => queue.add({ image: new Blob([slug]), slug }));
  const at = (index: number) => runs[index] ?? expect.unreachable(`there is no run ${index}`);
  const upload = (index: number) => uploads[index] ?? expect.unreachable(`there is no upload ${index}`);
  return { queue, runs, at, upload, states: () => queue.uploads.map(({ state }) => state) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('uploads a few at a time, in the order they were added', async () => {
  const { queue, runs, at, states } = setup('abcd', { concurrency: 2 });
  expect(states()).toEqual(['uploading', 'uploading', 'waiting', 'waiting']);
  at(1).succeed();
  await turn();
  expect(states()).toEqual(['uploading', 'done', 'uploading', 'waiting']);
  expect(runs.map(({ input }) => input.slug)).toEqual(['a', 'b', 'c']);
  expect(queue.uploads[1]?.image).toMatchObject({ slug: 'b' });
});

it('goes on when one fails, and sends that one again when told to', async () => {
  const { queue, runs, at, upload, states } = setup('ab', { concurrency: 1 });
  at(0).fail(new Error('no'));
  await turn();
  expect(states()).toEqual(['failed', 'uploading']);
  expect(upload(0).error).toMatchObject({ message: 'no' });
  queue.retry(upload(0));
  queue.retry(upload(1));
  at(1).succeed();
  await turn();
  expect(states()).toEqual(['uploading', 'done']);
  at(2).succeed();
  await queue.settled();
  expect(states()).toEqual(['done', 'done']);
  expect(upload(0).error).toBeUndefined();
  expect(runs).toHaveLength(3);
});

it('ends one that is cancelled, waiting or under way, and no other', async () => {
  const { queue, runs, at, upload, states } = setup('abc', { concurrency: 1 });
  queue.cancel(upload(1));
  queue.cancel(upload(0));
  await turn();
  expect(at(0).options.signal?.aborted).toBe(true);
  expect(states()).toEqual(['cancelled', 'cancelled', 'uploading']);
  at(1).succeed();
  await queue.settled();
  queue.cancel(upload(2));
  expect(states()).toEqual(['cancelled', 'cancelled', 'done']);
  queue.retry(upload(1));
  expect(states()).toEqual(['cancelled', 'uploading', 'done']);
  expect(runs).toHaveLength(3);
});

it('hears nothing more of an upload that was cancelled and begun anew', async () => {
  const { queue, at, upload } = setup('a');
  queue.cancel(upload(0));
  queue.retry(upload(0));
  at(0).options.onProgress?.({ loaded: 5, total: 10 });
  at(0).succeed();
  await turn();
  expect(upload(0)).toMatchObject({ state: 'uploading', progress: 0 });
  at(1).succeed();
  await queue.settled();
  expect(upload(0)).toMatchObject({ state: 'done', progress: 1 });
});

it('starts nothing while it is paused; what is under way goes on', async () => {
  const { queue, at, states } = setup('ab', { concurrency: 1 });
  queue.pause();
  at(0).succeed();
  await turn();
  expect(queue.paused).toBe(true);
  expect(states()).toEqual(['done', 'waiting']);
  queue.resume();
  expect(states()).toEqual(['done', 'uploading']);
});

it('tells the progress of each and of all', async () => {
  const { queue, at, upload } = setup('abc', { concurrency: 3 });
  expect(queue.progress).toBe(0);
  at(0).options.onProgress?.({ loaded: 5, total: 10 });
  expect(upload(0).progress).toBe(0.5);
  at(0).options.onProgress?.({ loaded: 10, total: 10 });
  expect(upload(0).progress).toBe(0.99);
  at(1).options.onProgress?.({ loaded: 10, total: undefined });
  expect(upload(1).progress).toBe(0);
  at(0).succeed();
  queue.cancel(upload(2));
  await turn();
  expect(queue.progress).toBe(0.5);
  expect(new UploadQueue(() => Promise.reject(new Error('never'))).progress).toBe(0);
});

it('calls back once for many changes of one turn, whatever the listener does (U18)', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const onChange = vi.fn(() => {
    throw new Error('listener');
  });
  const { queue, at } = setup('abc', { onChange });
  await turn();
  expect(onChange.mock.calls).toEqual([[queue]]);
  at(0).succeed();
  at(1).succeed();
  at(2).succeed();
  await queue.settled();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(4);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

it('is settled at once when there is nothing to do, and again after each', async () => {
  const { queue, at } = setup('');
  await queue.settled();
  queue.add({ image: 'AAAA' });
  let settled = false;
  const waiting = queue.settled().then(() => (settled = true));
  await turn();
  expect(settled).toBe(false);
  at(0).succeed();
  expect(await waiting).toBe(true);
});

it.each<[string, (queue: UploadQueue) => unknown]>([
  ['pauses', (queue) => queue.pause()],
  ['resumes', (queue) => queue.resume()],
  ['cancels', (queue) => queue.uploads.forEach((upload) => queue.cancel(upload))],
  ['waits', (queue) => void queue.settled()],
])('calls a listener only when something has changed, though it %s each time', async (_what, act) => {
  const onChange = vi.fn((queue: UploadQueue) => {
    // Else a test that fails would never end.
    if (onChange.mock.calls.length < 20) act(queue);
  });
  const { at, queue } = setup('ab', { onChange });
  await turn();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(3);
  onChange.mockClear();
  at(0).succeed();
  at(1).succeed();
  await queue.settled();
  await turn();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(3);
  onChange.mockClear();
  act(queue);
  await turn();
  expect(onChange).not.toHaveBeenCalled();
});

it('lets an upload go when told to, and cancels it if need be', async () => {
  const onChange = vi.fn();
  const { queue, at, upload, states } = setup('abc', { concurrency: 1, onChange });
  at(0).succeed();
  await turn();
  onChange.mockClear();
  const [done, running, waiting] = [upload(0), upload(1), upload(2)];
  queue.remove(done);
  queue.remove(done);
  await turn();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(done.state).toBe('done');
  expect(states()).toEqual(['uploading', 'waiting']);
  queue.remove(running);
  expect(at(1).options.signal?.aborted).toBe(true);
  expect(states()).toEqual(['uploading']);
  const settled = queue.settled();
  queue.remove(waiting);
  await settled;
  queue.retry(running);
  expect(queue.uploads).toEqual([]);
  expect(queue.progress).toBe(0);
});

it('says so when a stream that has been read is to be sent again', async () => {
  await using live = await startLiveClient();
  const queue = new UploadQueue(live.pix.images.upload);
  const upload = queue.add({ image: new Blob(['<svg width="4" height="3"/>']).stream(), slug: 'harbour' });
  await queue.settled();
  expect(upload).toMatchObject({ state: 'failed', error: { status: 409 } });
  queue.retry(upload);
  await queue.settled();
  expect(upload.state).toBe('failed');
  expect(upload.error).toBeInstanceOf(PixInvalidParameterError);
  expect((upload.error as Error).message).toContain('has been read');
});

it('hands its other options to each upload', () => {
  const { at } = setup('a', { as: 'json', timeout: 5_000, concurrency: 1 });
  expect(at(0).options).toMatchObject({ as: 'json', timeout: 5_000 });
  expect(at(0).options).not.toHaveProperty('concurrency');
});

it.each([0, -1, 1.5, '3'])('cannot run %j at a time', (concurrency) => {
  expect(() => setup('', { concurrency: concurrency as number })).toThrow(PixInvalidParameterError);
});

it('uploads to a real server', async () => {
  await using live = await startLiveClient();
  const queue = new UploadQueue(live.pix.images.upload, { concurrency: 2 });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  for (const slug of ['one', 'harbour', 'three']) queue.add({ image: new Blob([svg]), slug });
  await queue.settled();
  expect(queue.uploads.map(({ state }) => state)).toEqual(['done', 'failed', 'done']);
  expect(queue.uploads[1]?.error).toMatchObject({ status: 409 });
});
