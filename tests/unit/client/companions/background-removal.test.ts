import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../../src/contract/limits.ts';
import { removeBackground } from '../../../../src/client/companions/background-removal.ts';
import { PixHttpError, PixParseError } from '../../../../src/client/core/errors.ts';
import { PixAuthError, PixUnsupportedError } from '../../../../src/client/core/http-errors.ts';
import { createTransport } from '../../../../src/client/core/transport.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';
import { liveCompanions } from './support/live-companions.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/><rect x="15" y="10" width="30" height="20" fill="#c00"/></svg>`;
const square = new Uint8Array(await sharp(Buffer.from(drawing)).png().toBuffer());
const image_file_b64 = Buffer.from(square).toString('base64');

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 50));
      controller.enqueue(bytes.subarray(50));
      controller.close();
    },
  });

/** A blob of the given size that cannot be read. */
const unreadable = (size: number) =>
  Object.defineProperties(new Blob(['a']), {
    size: { value: size },
    stream: { value: () => expect.unreachable('it should not be read') },
    arrayBuffer: { value: () => expect.unreachable('it should not be read') },
  });

describe('removeBackground', () => {
  const { server, transport, sent, refused } = liveCompanions({
    pictures: [{ slug: 'square', format: 'PNG', bytes: square }],
  });

  it.each([
    ['a File', () => ({ image_file: new File([square], 'a "b".png', { type: 'image/png' }) })],
    ['a Blob', () => ({ image_file: new Blob([square]) })],
    ['a Uint8Array', () => ({ image_file: square })],
    ['an ArrayBuffer', () => ({ image_file: square.buffer })],
    ['a stream', () => ({ image_file: streamOf(square) })],
    ['Base64', () => ({ image_file_b64 })],
    ['a data URI', () => ({ image_file_b64: `data:image/png;base64,${image_file_b64}` })],
    ['a URL', () => ({ image_url: `${server().url}/raw/square.png` })],
  ])('accepts %s and resolves with a record', async (_name, picture) => {
    const record = await removeBackground(transport(), { ...picture(), model: 'turbo' });
    expect(record).toMatchObject({ model: 'turbo', width: 60, height: 40 });
    expect(Buffer.from(record.image_b64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(sent()).toEqual(['POST /platform/api/v1/remove-bg']);
  });

  it.each([{ image_file: square }, { image_file_b64 }])(
    'resolves with a PNG of type image/png on request (%#)',
    async (picture) => {
      const png = await removeBackground(transport(), { ...picture, format: 'png' });
      expect(png.type).toBe('image/png');
      const { format, width, height, hasAlpha } = await sharp(await png.bytes()).metadata();
      expect({ format, width, height, hasAlpha }).toEqual({
        format: 'png',
        width: 60,
        height: 40,
        hasAlpha: true,
      });
      expect(sent()).toHaveLength(1);
    },
  );

  it('rejects with a PixParseError if the result is not a PNG', async () => {
    await using other = await startFaultyServer((response) => json(response, { data: {} }));
    const client = createTransport({ baseUrl: other.url, keys: { platform: 'key' } });
    const call = removeBackground(client, { image_file_b64, format: 'png' });
    await expect(call).rejects.toBeInstanceOf(PixParseError);
  });

  it('reads responses larger than those of other calls', async () => {
    const record = {
      model: 'turbo',
      width: 1,
      height: 1,
      image_b64: 'A'.repeat(6_000_000),
      charged: 0,
      balance: 0,
    };
    await using other = await startFaultyServer((response, _attempt, request) => {
      request.resume().on('end', () => json(response, { status: 'success', data: record }));
    });
    const { image_b64 } = await removeBackground(transport({ baseUrl: other.url }), { image_file_b64 });
    expect(image_b64).toHaveLength(6_000_000);
  });

  it.each([
    ['image_file', {}],
    ['image_url', { image_file: square, image_url: 'https://example.org/a.png' }],
    ['image_file_b64', { image_file: square, image_file_b64 }],
    ['image_file_b64', { image_url: 'https://example.org/a.png', image_file_b64 }],
    ['image_url', { image_url: 'example.org/a.png' }],
    ['image_url', { image_url: `https://example.org/${'a'.repeat(2029)}` }],
    ['image_file', { image_file: image_file_b64 }],
    ['image_file', { image_file: null }],
    ['image_file', { image_file: 7 }],
    ['image_file', { image_file: new Uint8Array() }],
    ['image_file', { image_file: new Blob([]) }],
    ['image_file_b64', { image_file_b64: '' }],
    ['image_file_b64', { image_file_b64: 'data:image/png;base64,' }],
    ['image_file_b64', { image_file_b64: square }],
    ['model', { image_file_b64, model: 'ultra' }],
    ['format', { image_file_b64, format: 'jpg' }],
  ])('rejects %s before anything is sent (U1, U9) %#', async (field, input) => {
    await refused(removeBackground(transport(), input as { image_file_b64: string }), field);
  });

  it('rejects a locked stream', async () => {
    const image_file = streamOf(square);
    image_file.getReader();
    await refused(removeBackground(transport(), { image_file }), 'image_file');
  });

  it('rejects a file over 50 MB without reading it (U8)', async () => {
    for (const size of [MAX_UPLOAD_BYTES + 1, 2 ** 31]) {
      const message = await refused(
        removeBackground(transport(), { image_file: unreadable(size) }),
        'image_file',
      );
      expect(message).toContain(String(size));
    }
  });

  it('sends a file of 50 MB, and its Base64, but rejects Base64 of one byte more (U8, U13)', async () => {
    const sizes: number[] = [];
    await using other = await startFaultyServer((response, _attempt, request) => {
      sizes.push(Number(request.headers['content-length']));
      request.resume().on('end', () => json(response, { status: 'success', data: {} }));
    });
    const client = createTransport({ baseUrl: other.url, keys: { platform: 'key' } });
    const bytes = Buffer.alloc(MAX_UPLOAD_BYTES + 1);
    await removeBackground(client, { image_file: bytes.subarray(1) });
    const base64 = bytes.subarray(1).toString('base64');
    await removeBackground(client, { image_file_b64: `data:image/png;base64,${base64}` });
    expect(sizes[0]).toBeGreaterThan(MAX_UPLOAD_BYTES);
    expect(sizes[1]).toBeGreaterThan(base64.length);
    await refused(removeBackground(client, { image_file_b64: bytes.toString('base64') }), 'image_file_b64');
    expect(other.requests).toHaveLength(2);
  });

  it('rejects with a PixAuthError for an unknown key, and costs nothing', async () => {
    const call = removeBackground(transport({ keys: { platform: 'unknown' } }), { image_file_b64 });
    await expect(call).rejects.toBeInstanceOf(PixAuthError);
  });

  it('rejects with a PixHttpError of status 402 when the wallet is empty', async () => {
    const client = transport({ keys: { platform: 'pix_test_other' } });
    const error: unknown = await removeBackground(client, { image_file: square }).catch(
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(PixHttpError);
    expect(error).toMatchObject({ status: 402, code: 'payment_required' });
  });

  it('rejects with a PixUnsupportedError for a file that is not a picture', async () => {
    const call = removeBackground(transport(), { image_file: new TextEncoder().encode('GIF? No.') });
    await expect(call).rejects.toBeInstanceOf(PixUnsupportedError);
  });

  it('names the field of an unreadable picture', async () => {
    const call = removeBackground(transport(), { image_file: square.subarray(0, 60), format: 'png' });
    await expect(call).rejects.toMatchObject({
      status: 422,
      fields: { image_file: expect.any(String) as string },
    });
  });

  it('is sent once, and sets maybeSent if the response breaks off (U17)', async () => {
    server().control.faults.add({ operation: 'removeBackground', breaks: { after: 20 } });
    const call = removeBackground(transport(), { image_file: square, format: 'png' });
    await expect(call).rejects.toMatchObject({ code: 'network', maybeSent: true });
    expect(sent()).toHaveLength(1);
  });
});
