import { afterEach, expect, it, vi } from 'vitest';
import { zipOf, type Choice, type ZipProgress } from '../../../src/components/pix-gallery/selection/zip.ts';
import { toPicture, type Picture } from '../../../src/tiles/picture.ts';
import { imageRecord } from '../../support/picture-records.ts';
import { readZip } from '../../support/read-zip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pictureOf = (id: number, title: string) => {
  const record = { ...imageRecord(id), title, created_at: '2025-03-04 05:06:07' };
  const urls = { ...record.urls, direct_url: `https://pix.example/raw/${id}` };
  return toPicture({ ...record, urls }) as Picture;
};

const bodyOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const image = (...texts: string[]) =>
  new Response(bodyOf(...texts), { headers: { 'content-type': 'image/jpeg' } });

/** A response whose body ends with an error. */
const broken = (text: string) => {
  const body = bodyOf(text).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: () => {
        throw new TypeError('The connection was lost');
      },
    }),
  );
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } });
};

/** Downloads pictures with these responses, by address; returns the archive, and what was reported. */
async function download(
  pictures: readonly Picture[],
  responses: Record<string, (() => Response | Promise<Response>)[]>,
  choices: Choice[] = [],
) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return (responses[address]?.shift() ?? (() => image('?')))();
  });
  const progress: ZipProgress[] = [];
  const failures: string[] = [];
  const stream = zipOf(pictures, {
    signal: new AbortController().signal,
    onProgress: (next) => progress.push(next),
    onFailure: ({ title }) => {
      failures.push(title);
      return Promise.resolve(choices.shift() ?? 'leave-out');
    },
  });
  const entries = readZip(new Uint8Array(await new Response(stream).arrayBuffer()));
  const files = entries.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);
  return { files, entries, progress, failures, requested };
}

const [first, second] = [pictureOf(1, 'Quay'), pictureOf(2, 'Quay')];

it('a file without an end is left out, and a date that is none', async () => {
  const chunk = new Uint8Array(50_000_000);
  let cancelled = false;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(chunk),
        cancel: () => void (cancelled = true),
      }),
      { headers: { 'content-type': 'image/jpeg' } },
    );
  const odd = { ...second, image: { ...second.image, created_at: { toString: 1 } } } as unknown as Picture;
  const { files, entries, failures } = await download([first, odd], {
    'https://pix.example/raw/1': [endless],
    'https://pix.example/raw/2': [() => image('two')],
  });
  expect([files, failures]).toEqual([[['Quay.jpg', 'two']], ['Quay']]);
  expect(cancelled).toBe(true);
  expect(entries[0]?.date).not.toBe('2025-3-4');
});

it('an archive contains the files, named by titles, with their times', async () => {
  const { files, entries, progress } = await download([first, second], {
    'https://pix.example/raw/1': [() => image('one', ' and a half')],
    'https://pix.example/raw/2': [() => image('two')],
  });
  expect(files).toEqual([
    ['Quay.jpg', 'one and a half'],
    ['Quay (2).jpg', 'two'],
  ]);
  expect(entries[0]?.date).toBe('2025-3-4');
  expect(progress.at(-1)).toEqual({ index: 2, bytes: 17 });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', () => new Response('Gone', { status: 404 })],
  ['ends too early', () => broken('half of it')],
  ['is a page', () => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })],
])('a file that %s is read again, those before it are not', async (_, failure) => {
  const { files, failures, requested, progress } = await download(
    [first, second],
    { 'https://pix.example/raw/2': [failure, failure, () => image('two')] },
    ['retry', 'retry'],
  );
  expect(files).toEqual([
    ['Quay.jpg', '?'],
    ['Quay (2).jpg', 'two'],
  ]);
  expect(failures).toEqual(['Quay', 'Quay']);
  expect(requested.map((address) => address.at(-1))).toEqual(['1', '2', '2', '2']);
  expect(progress.at(-1)).toEqual({ index: 2, bytes: 4 });
});

it('a file can be left out, and gives its name to the next one', async () => {
  const { files } = await download([first, second], {
    'https://pix.example/raw/1': [() => new Response('', { status: 500 })],
  });
  expect(files).toEqual([['Quay.jpg', '?']]);
});

it('a cancelled download ends with the reason, without asking about the file', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    controller.abort(new Error('Cancelled'));
    return Promise.reject(signal?.reason as Error);
  });
  const onFailure = vi.fn<() => Promise<Choice>>();
  const { signal } = controller;
  const stream = zipOf([first], { signal, onProgress: () => undefined, onFailure });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('Cancelled');
  expect(onFailure).not.toHaveBeenCalled();
});

it('a file without data for a minute is one that could not be read', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const onFailure = vi.fn(() => Promise.resolve<Choice>('leave-out'));
  const { signal } = new AbortController();
  const stream = zipOf([first], { signal, onProgress: () => undefined, onFailure });
  const archive = new Response(stream).arrayBuffer();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(readZip(new Uint8Array(await archive))).toEqual([]);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('a download that ended elsewhere requests no more files, and reports none', async () => {
  const controller = new AbortController();
  const fetch = vi.fn(() => {
    controller.abort(new Error('Removed'));
    return Promise.resolve(image('one'));
  });
  vi.stubGlobal('fetch', fetch);
  const onProgress = vi.fn<(progress: ZipProgress) => void>();
  const onFailure = () => Promise.resolve<Choice>('leave-out');
  const stream = zipOf([first, second], { signal: controller.signal, onProgress, onFailure });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('Removed');
  expect(fetch).toHaveBeenCalledOnce();
  expect(onProgress).not.toHaveBeenCalledWith(expect.objectContaining({ index: 2 }));
});

it('addresses that are no web addresses are not requested: the file of the viewer is', async () => {
  const { image: record } = first;
  const urls = { ...record.urls, direct_url: 'javascript:alert(1)', cdn_embed: 'https://pix.example/cdn/1' };
  const { requested } = await download([toPicture({ ...record, urls }) as Picture], {});
  expect(requested).toEqual(['https://pix.example/cdn/1']);
});
