import { createReadStream } from 'node:fs';
import { expect, it, vi } from 'vitest';
import {
  PixInvalidParameterError,
  UploadQueue,
  type Upload,
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

/** A queue whose uploads end when the test says so, with pictures named a, b, c and so on. */
function createQueue(names: string, options?: UploadQueueOptions) {
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

it.each([{ upload: {} }, { upload: null }, { onChange: 5 }, { concurrency: 0 }])(
  'refuses %j',
  ({ upload = () => Promise.reject(new Error('unused')), ...options }: Record<string, unknown>) => {
    const create = () => new UploadQueue(upload as Upload, options);
    expect(create).toThrow(PixInvalidParameterError);
  },
);

it('survives a file that cannot be opened, and that is removed, while they wait', async () => {
  const { queue } = createQueue('a', { concurrency: 1 });
  const missing = createReadStream('/no-such-folder/no-such-file');
  const file = createReadStream(import.meta.filename);
  queue.add({ image: missing });
  const waiting = queue.add({ image: file });
  await new Promise<void>((resolve) => missing.once('close', resolve));
  queue.remove(waiting);
  expect(file.destroyed).toBe(true);
  // One that another upload reads, and a request that a server receives.
  const read = createReadStream(import.meta.filename);
  await read[Symbol.asyncIterator]().next();
  const request = Object.assign(createReadStream(import.meta.filename), { socket: {} });
  for (const image of [read, request]) queue.remove(queue.add({ image }));
  expect([read.destroyed, request.destroyed]).toEqual([false, false]);
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('uploads a few files at a time, in the order of adding', async () => {
  const { queue, runs, at, states } = createQueue('abcd', { concurrency: 2 });
  expect(states()).toEqual(['uploading', 'uploading', 'waiting', 'waiting']);
  at(1).succeed();
  await nextTask();
  expect(states()).toEqual(['uploading', 'done', 'uploading', 'waiting']);
  expect(runs.map(({ input }) => input.slug)).toEqual(['a', 'b', 'c']);
  expect(queue.uploads[1]?.image).toMatchObject({ slug: 'b' });
});

it('continues after a failed upload, and sends it again on retry', async () => {
  const { queue, runs, at, upload, states } = createQueue('ab', { concurrency: 1 });
  at(0).fail(new Error('no'));
  await nextTask();
  expect(states()).toEqual(['failed', 'uploading']);
  expect(upload(0).error).toMatchObject({ message: 'no' });
  queue.retry(upload(0));
  queue.retry(upload(1));
  at(1).succeed();
  await nextTask();
  expect(states()).toEqual(['uploading', 'done']);
  at(2).succeed();
  await queue.settled();
  expect(states()).toEqual(['done', 'done']);
  expect(upload(0).error).toBeUndefined();
  expect(runs).toHaveLength(3);
});

it('cancels a waiting or running upload, and no other', async () => {
  const { queue, runs, at, upload, states } = createQueue('abc', { concurrency: 1 });
  queue.cancel(upload(1));
  queue.cancel(upload(0));
  await nextTask();
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

it('ignores events of a cancelled and restarted upload', async () => {
  const { queue, at, upload } = createQueue('a');
  queue.cancel(upload(0));
  queue.retry(upload(0));
  at(0).options.onProgress?.({ loaded: 5, total: 10 });
  at(0).succeed();
  await nextTask();
  expect(upload(0)).toMatchObject({ state: 'uploading', progress: 0 });
  at(1).succeed();
  await queue.settled();
  expect(upload(0)).toMatchObject({ state: 'done', progress: 1 });
});

it('starts no upload while paused, and running ones continue', async () => {
  const { queue, at, states } = createQueue('ab', { concurrency: 1 });
  queue.pause();
  at(0).succeed();
  await nextTask();
  expect(queue.paused).toBe(true);
  expect(states()).toEqual(['done', 'waiting']);
  queue.resume();
  expect(states()).toEqual(['done', 'uploading']);
});

it('reports the progress of each upload and of all', async () => {
  const { queue, at, upload } = createQueue('abc', { concurrency: 3 });
  expect(queue.progress).toBe(0);
  at(0).options.onProgress?.({ loaded: 5, total: 10 });
  expect(upload(0).progress).toBe(0.5);
  at(0).options.onProgress?.({ loaded: 10, total: 10 });
  expect(upload(0).progress).toBe(0.99);
  at(0).options.onProgress?.({ loaded: 11, total: undefined });
  expect(upload(0).progress).toBe(0.99);
  at(1).options.onProgress?.({ loaded: 10, total: undefined });
  expect(upload(1).progress).toBe(0);
  at(0).succeed();
  queue.cancel(upload(2));
  await nextTask();
  expect(queue.progress).toBe(0.5);
  expect(new UploadQueue(() => Promise.reject(new Error('never'))).progress).toBe(0);
});

it('calls the listener once for several changes in one turn, even if it throws (U18)', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const onChange = vi.fn(() => {
    throw new Error('listener');
  });
  const { queue, at } = createQueue('abc', { onChange });
  await nextTask();
  expect(onChange.mock.calls).toEqual([[queue]]);
  at(0).succeed();
  at(1).succeed();
  at(2).succeed();
  await queue.settled();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(4);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

it('settles at once without uploads, and again after each upload', async () => {
  const { queue, at } = createQueue('');
  await queue.settled();
  queue.add({ image: 'AAAA' });
  let isSettled = false;
  const waiting = queue.settled().then(() => (isSettled = true));
  await nextTask();
  expect(isSettled).toBe(false);
  at(0).succeed();
  expect(await waiting).toBe(true);
});

it.each<[string, (queue: UploadQueue) => unknown]>([
  ['pauses', (queue) => queue.pause()],
  ['resumes', (queue) => queue.resume()],
  ['cancels', (queue) => queue.uploads.forEach((upload) => queue.cancel(upload))],
  ['waits', (queue) => void queue.settled()],
])('calls a listener only after changes, even if it %s each time', async (_what, act) => {
  const onChange = vi.fn((queue: UploadQueue) => {
    // Otherwise, a failing test would never end.
    if (onChange.mock.calls.length < 20) act(queue);
  });
  const { at, queue } = createQueue('ab', { onChange });
  await nextTask();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(3);
  onChange.mockClear();
  at(0).succeed();
  at(1).succeed();
  await queue.settled();
  await nextTask();
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(3);
  onChange.mockClear();
  act(queue);
  await nextTask();
  expect(onChange).not.toHaveBeenCalled();
});

it('removes an upload, and cancels it if necessary', async () => {
  const onChange = vi.fn();
  const { queue, at, upload, states } = createQueue('abc', { concurrency: 1, onChange });
  at(0).succeed();
  await nextTask();
  onChange.mockClear();
  const [done, running, waiting] = [upload(0), upload(1), upload(2)];
  queue.remove(done);
  queue.remove(done);
  await nextTask();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(done.state).toBe('done');
  expect(states()).toEqual(['uploading', 'waiting']);
  queue.remove(running);
  expect(at(1).options.signal?.aborted).toBe(true);
  expect(states()).toEqual(['uploading']);
  const isSettled = queue.settled();
  queue.remove(waiting);
  await isSettled;
  queue.retry(running);
  expect(queue.uploads).toEqual([]);
  expect(queue.progress).toBe(0);
});

it('fails if a stream that has been read would be sent again', async () => {
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

it('passes its other options to each upload', () => {
  const { at } = createQueue('a', { as: 'json', timeout: 5_000, concurrency: 1 });
  expect(at(0).options).toMatchObject({ as: 'json' });
  expect(at(0).options).not.toHaveProperty('concurrency');
});

it.each([0, -1, 1.5, '3'])('rejects a concurrency of %j', (concurrency) => {
  expect(() => createQueue('', { concurrency: concurrency as number })).toThrow(PixInvalidParameterError);
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
