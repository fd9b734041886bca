import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PixConflictError,
  PixInvalidParameterError,
  createPix,
  type UploadImageInput,
} from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';
import { startLiveClient, type LiveClient } from '../support/live-client.ts';

const MAX = 52_428_800;

/** A PNG of 40 × 30 pixels. */
const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
  .then((buffer) => new Uint8Array(buffer));
const base64 = Buffer.from(png).toString('base64');
const streamOf = (bytes: Uint8Array) => Readable.toWeb(Readable.from([bytes])) as ReadableStream<Uint8Array>;

describe('An upload', () => {
  let live: LiveClient;
  beforeAll(async () => {
    live = await startLiveClient();
  });
  afterAll(() => live[Symbol.asyncDispose]());
  beforeEach(() => live.server.control.reset());

  const stored = async (slug: string) => {
    const { urls } = await live.pix.images.get(slug);
    return new Uint8Array(await (await fetch(urls.direct_url)).arrayBuffer());
  };

  it.each<[string, () => UploadImageInput]>([
    ['a file', () => ({ image: new File([png], 'ship.png', { type: 'image/png' }) })],
    ['a blob', () => ({ image: new Blob([png]) })],
    ['bytes', () => ({ image: png })],
    ['a part of a buffer', () => ({ image: new Uint8Array([0, ...png, 0]).subarray(1, png.length + 1) })],
    ['a buffer', () => ({ image: png.buffer.slice(png.byteOffset, png.byteOffset + png.length) })],
    ['a stream', () => ({ image: streamOf(png) })],
    ['Base64', () => ({ image: base64 })],
    [
      'a data URI with white space',
      () => ({ image: `data:image/png;base64,\n${base64.slice(0, 9)} ${base64.slice(9)}` }),
    ],
    ['image_base64', () => ({ image_base64: base64 })],
  ])('of %s is stored byte for byte, as a form and as JSON', async (_kind, input) => {
    for (const as of ['multipart', 'json'] as const) {
      const image = await live.pix.images.upload({ ...input(), slug: `ship-${as}` }, { as });
      expect(image).toMatchObject({
        slug: `ship-${as}`,
        format: 'PNG',
        dimensions: { width: 40, height: 30 },
      });
      expect(image.delete_token).toMatch(/\w{8}/);
      expect(await stored(image.slug)).toEqual(png);
    }
    expect(live.takeRequests()).toEqual([
      'POST uploadImage',
      'GET getImage',
      'GET getRawPicture',
      'POST uploadImage',
      'GET getImage',
      'GET getRawPicture',
    ]);
  });

  it('sends every field, and its delete token deletes without a key', async () => {
    const input = {
      image: png,
      slug: 'ship',
      title: 'A "ship"\r\nof ours: ț',
      description: 'é'.repeat(5000),
      category: 'Sea',
      tags: ['sea', 'ship'],
      is_public: false,
      album: 'abcdefghijkl',
    };
    for (const as of ['multipart', 'json'] as const) {
      const { delete_token, ...image } = await live.pix.images.upload(input, { as });
      const { title, description, category, tags, is_public } = input;
      expect(image).toMatchObject({ title, description, category, tags, is_public });
      expect((await live.pix.albums.images('abcdefghijkl')).data).toHaveLength(2);
      const [album] = (await live.pix.albums.list()).data;
      const again = await live.pix.images.upload({ ...input, slug: 'boat', album: album?.id }, { as });
      expect((await live.pix.albums.images('abcdefghijkl')).data).toHaveLength(3);
      await live.pix.images.delete(again.id);
      const nobody = live.client({ apiKey: undefined });
      await expect(nobody.images.delete('ship', { deleteToken: 'wrong' })).rejects.toMatchObject({
        status: 403,
      });
      expect(await nobody.images.delete('ship', { deleteToken: delete_token })).toMatchObject({
        deleted: true,
      });
    }
  });

  it('reports progress up to the last byte even if the listener throws (U18)', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const big = new Uint8Array(2_000_000);
    big.set(png);
    for (const [as, image] of [
      ['multipart', big],
      ['json', big],
      ['multipart', streamOf(big)],
    ] as const) {
      const reported: { loaded: number; total: number | undefined }[] = [];
      await live.pix.images
        .upload(
          { image },
          {
            as,
            onProgress: (progress) => {
              reported.push(progress);
              throw new Error('listener');
            },
          },
        )
        .catch(() => undefined);
      const { loaded = 0, total } = reported.at(-1) ?? {};
      expect(loaded).toBeGreaterThan(big.length);
      expect(total).toBe(image instanceof ReadableStream ? undefined : loaded);
      expect(reported.map((step) => step.loaded)).toEqual(
        reported.map((step) => step.loaded).sort((a, b) => a - b),
      );
    }
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  it('with a taken slug is rejected with a PixConflictError', async () => {
    await expect(live.pix.images.upload({ image: png, slug: 'harbour' })).rejects.toBeInstanceOf(
      PixConflictError,
    );
  });

  it.each([
    ['nothing', {}, 'Pass one picture'],
    ['two pictures', { image: png, image_base64: base64 }, 'Pass one picture'],
    ['an empty file (U9)', { image: new File([], 'folder') }, 'empty, or a folder'],
    ['one byte too many (U8)', { image: new Uint8Array(MAX + 1) }, String(MAX)],
    [
      'HTML named png (U10)',
      { image: new File(['<html><body>'], 'a.png', { type: 'image/png' }) },
      'first bytes',
    ],
    ['url-safe Base64 (U13)', { image: 'iVBORw0KGgo-_A==' }, 'must be Base64'],
    ['badly padded Base64 (U13)', { image: 'iVBOR' }, 'must be Base64'],
    ['an object', { image: { path: '/tmp/a.png' } }, 'File, Blob'],
    ['null', { image: null }, 'File, Blob'],
    ['a name of 256 characters', { image: png, filename: 'x'.repeat(256) }, 'filename'],
  ])('of %s is rejected before anything is sent', async (_kind, input, message) => {
    const error: unknown = await live.pix.images
      .upload(input as UploadImageInput)
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect((error as Error).message).toContain(message);
    expect(live.takeRequests()).toEqual([]);
  });

  it('of a file that no longer exists is rejected with the reason (U9)', async () => {
    const missing = new File([png], 'gone.png');
    const cause = new DOMException('gone', 'NotFoundError');
    missing.slice = () => ({ arrayBuffer: () => Promise.reject(cause) }) as unknown as Blob;
    await expect(live.pix.images.upload({ image: missing })).rejects.toMatchObject({ field: 'image', cause });
  });

  it('is checked for its size before its bytes are read (U8, U13)', async () => {
    const huge = { size: 2 ** 31, slice: vi.fn(), arrayBuffer: vi.fn() };
    Object.setPrototypeOf(huge, Blob.prototype);
    Object.defineProperty(huge, 'size', { value: 2 ** 31 });
    await expect(live.pix.images.upload({ image: huge as unknown as Blob })).rejects.toThrow(String(2 ** 31));
    expect(huge.arrayBuffer).not.toHaveBeenCalled();
    expect(huge.slice).not.toHaveBeenCalled();
    await expect(live.pix.images.upload({ image: 'A'.repeat(70_000_000) })).rejects.toThrow(String(MAX));
  });

  it('accepts a picture of the maximum size (U8)', async () => {
    const largest = new Uint8Array(MAX);
    largest.set(png);
    const image = await live.pix.images.upload({ image: largest });
    expect(image.file_size).toBe(MAX);
  });

  it('removes metadata on request, except for the orientation', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'SECRET-NAME' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await live.pix.images.upload({ image: new Uint8Array(jpeg), slug: 'plain' });
    await live.pix.images.upload({ image: new Uint8Array(jpeg), slug: 'stripped' }, { stripMetadata: true });
    await live.pix.images.upload(
      { image: streamOf(jpeg), slug: 'stream' },
      { stripMetadata: true, as: 'json' },
    );
    expect(Buffer.from(await stored('plain')).includes('SECRET-NAME')).toBe(true);
    for (const slug of ['stripped', 'stream']) {
      const bytes = Buffer.from(await stored(slug));
      expect(bytes.includes('SECRET-NAME')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 40 });
    }
  });

  it('has one safe part, whatever the name of the file (U14)', async () => {
    const bodies: string[] = [];
    await using server = await startFaultyServer((response, _attempt, request) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString('latin1'));
        json(response, { data: {} }, 201);
      });
    });
    const pix = createPix({ baseUrl: server.url, apiKey: 'pix_test_owner' });
    await pix.images.upload({ image: new File([png], '../up/a"b\r\nX-Evil: 1\u202egnp.exe') });
    expect(bodies[0]?.match(/^Content-Disposition:/gm)).toHaveLength(1);
    expect(bodies[0]).toContain('filename="a%22bX-Evil: 1gnp.exe"');
    expect(bodies[0]).not.toMatch(/^X-Evil/m);
  });
});
