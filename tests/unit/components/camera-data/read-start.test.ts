import { afterEach, expect, it, vi } from 'vitest';
import {
  readStart,
  START_BYTES,
} from '../../../../src/components/pix-lightbox/features/camera-data/read-start.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const FILE = 'https://pix.example/raw/1.jpg';
const { signal } = new AbortController();

it('only the first bytes of the file are requested', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response('start', { status: 206 })),
  );
  vi.stubGlobal('fetch', fetch);
  const bytes = await readStart(FILE, signal);
  expect(new TextDecoder().decode(bytes)).toBe('start');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(FILE, { headers: { range: 'bytes=0-131071' }, signal });
});

it('a server that sends the whole file is cut off', async () => {
  let sent = 0;
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 50_000;
      controller.enqueue(new Uint8Array(50_000).fill(7));
    },
    cancel,
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless)));
  const bytes = await readStart(FILE, signal);
  expect(bytes.byteLength).toBe(START_BYTES);
  expect(bytes.getUint8(START_BYTES - 1)).toBe(7);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  expect(sent).toBeLessThan(2 * START_BYTES);
});

it('where the range is refused, the file is requested without it, past the cache of images', async () => {
  const fetch = vi.fn((_url: string, { headers }: RequestInit) =>
    headers ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('start')),
  );
  vi.stubGlobal('fetch', fetch);
  expect((await readStart(FILE, signal)).byteLength).toBe(5);
  expect(fetch).toHaveBeenLastCalledWith(FILE, { cache: 'no-store', signal });
});

it('an error, or a file that is gone, rejects', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readStart(FILE, signal)).rejects.toThrow('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Gone', { status: 404 })));
  await expect(readStart(FILE, signal)).rejects.toThrow('status 404');
});

it('one that is cancelled requests nothing more', async () => {
  const fetch = vi.fn(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  vi.stubGlobal('fetch', fetch);
  await expect(readStart(FILE, AbortSignal.abort())).rejects.toThrow();
  expect(fetch).toHaveBeenCalledOnce();
});
