import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createPix, type PictureData } from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

const SIZE = 30_000_000;
/** What the system's sockets may hold of it at both ends. */
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
  'Progress in Node is what the socket has taken, not what was read: %s (U18)',
  async (name) => {
    let received = 0;
    const lets = 10_000_000;
    let waiting: (() => void) | undefined;
    await using server = await startFaultyServer((response, _attempt, request) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        // Here the line is cut off until the test lets it go on.
        if (received < lets || waiting) return;
        request.pause();
        waiting = () => request.resume();
      });
      request.on('end', () => json(response, { data: {} }, 201));
    });
    const told: number[] = [];
    const totals: unknown[] = [];
    const image = PICTURES[name]?.() ?? '';
    const upload = createPix({ baseUrl: server.url, apiKey: 'key' }).images.upload(
      { image },
      {
        onProgress: ({ loaded, total }) => {
          told.push(loaded);
          totals.push(total);
        },
      },
    );
    await vi.waitFor(() => expect(waiting).toBeTypeOf('function'), 10_000);
    // Until the sockets are full.
    let before = -1;
    await vi.waitFor(
      () => {
        const now = told.length;
        const isStill = now === before;
        before = now;
        expect(isStill).toBe(true);
      },
      { interval: 300, timeout: 10_000 },
    );
    expect(told.at(-1)).toBeGreaterThan(lets - 1_000_000);
    expect(told.at(-1)).toBeLessThan(received + IN_SOCKETS);
    expect(told.length).toBeGreaterThan(50);
    waiting?.();
    await upload;
    expect(received).toBeGreaterThan(SIZE);
    expect(told.at(-1)).toBe(received);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBe(name.includes('stream') ? undefined : received);
  },
);

it('An upload whose progress nobody follows makes no blob of its JSON body', async () => {
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
