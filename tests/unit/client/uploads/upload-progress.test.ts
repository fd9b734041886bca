import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createPix, type PictureData, type UploadProgress } from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

const SIZE = 30_000_000;
/** Maximum number of bytes in the socket buffers at both ends. */
const IN_SOCKETS = 16_000_000;

const bytes = new Uint8Array(SIZE);
bytes.set(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));

const PICTURES: Record<string, () => PictureData> = {
  'a blob': () => new Blob([bytes]),
  bytes: () => bytes,
  'a web stream': () => new Blob([bytes]).stream(),
  'a web stream of one piece': () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    }),
  'a Node stream of one piece': () => Readable.from(Buffer.from(bytes.buffer)),
};

it.each(Object.keys(PICTURES))(
  'Progress in Node counts the bytes written to the socket, not the bytes read: %s (U18)',
  async (name) => {
    let received = 0;
    const pauseAt = 10_000_000;
    let waiting: (() => void) | undefined;
    await using server = await startFaultyServer((response, _attempt, request) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        // The server pauses here until the test resumes it.
        if (received < pauseAt || waiting) return;
        request.pause();
        waiting = () => request.resume();
      });
      request.on('end', () => json(response, { data: {} }, 201));
    });
    const reported: number[] = [];
    const totals: unknown[] = [];
    const image = PICTURES[name]?.() ?? '';
    const upload = createPix({ baseUrl: server.url, apiKey: 'key' }).images.upload(
      { image },
      {
        onProgress: ({ loaded, total }) => {
          reported.push(loaded);
          totals.push(total);
        },
      },
    );
    await vi.waitFor(() => expect(waiting).toBeTypeOf('function'));
    // Wait until the socket buffers are full.
    let before = -1;
    await vi.waitFor(
      () => {
        const now = reported.length;
        const isStill = now === before;
        before = now;
        expect(isStill).toBe(true);
      },
      { interval: 300 },
    );
    expect(reported.at(-1)).toBeGreaterThan(pauseAt - 1_000_000);
    expect(reported.at(-1)).toBeLessThan(received + IN_SOCKETS);
    expect(reported.length).toBeGreaterThan(50);
    waiting?.();
    await upload;
    expect(received).toBeGreaterThan(SIZE);
    expect(reported.at(-1)).toBe(received);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBe(name.includes('stream') ? undefined : received);
  },
);

it('An upload without onProgress does not create a Blob for its JSON body', async () => {
  await using server = await startFaultyServer((response) => json(response, { data: {} }, 201));
  const texts: unknown[] = [];
  class CountedBlob extends Blob {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      texts.push(...parts.filter((part) => typeof part === 'string'));
    }
  }
  const image = bytes.slice(0, 1000);
  vi.stubGlobal('Blob', CountedBlob);
  try {
    await createPix({ baseUrl: server.url, apiKey: 'key' }).images.upload({ image }, { as: 'json' });
  } finally {
    vi.unstubAllGlobals();
  }
  expect(texts).toEqual([]);
});

it('Progress of a stream with a size has the total of the body, until more has been sent', async () => {
  await using server = await startFaultyServer((response, _attempt, request) => {
    request.on('data', () => undefined).on('end', () => json(response, { data: {} }, 201));
  });
  const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
  const picture = bytes.subarray(0, 200_000);
  const last: unknown[] = [];
  for (const input of [
    { image: new Blob([picture]) },
    { image: Readable.from([picture]), size: picture.length },
  ]) {
    const reported: UploadProgress[] = [];
    await pix.images.upload(
      { ...input, filename: 'a.svg' },
      { onProgress: (progress) => reported.push(progress) },
    );
    expect(new Set(reported.map(({ total }) => total)).size).toBe(1);
    const steps = reported.map((progress, at) => progress.loaded - (reported[at - 1]?.loaded ?? 0));
    expect(Math.max(...steps)).toBe(65_536);
    const { loaded, total } = reported.at(-1) ?? { loaded: -1 };
    expect(loaded).toBe(total);
    last.push(total);
  }
  // The type of a stream is not known before it is read.
  expect(Math.abs(Number(last[0]) - Number(last[1]))).toBeLessThan(30);
  const tooSmall: UploadProgress[] = [];
  await pix.images.upload(
    { image: Readable.from([picture]), size: 100_000, filename: 'a.svg' },
    { onProgress: (progress) => tooSmall.push(progress) },
  );
  expect(tooSmall[0]?.total).toBeGreaterThan(100_000);
  expect(tooSmall.at(-1)?.loaded).toBeGreaterThan(picture.length);
  expect(tooSmall.at(-1)?.total).toBeUndefined();
  for (const { loaded, total = Infinity } of tooSmall) expect(loaded).toBeLessThanOrEqual(total);
  await expect(pix.images.upload({ image: Readable.from([picture]), size: 0 })).rejects.toThrow(
    'size must be',
  );
});
