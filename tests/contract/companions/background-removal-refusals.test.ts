import { describe, expect, test } from 'vitest';
import { namedFields, post } from '../support/companions.ts';
import { base64, createRemover, form, REMOVE, square } from '../support/removal.ts';

describe('a background removal', () => {
  test.each([
    ['neither', () => form({ model: 'turbo' }), 'image_file'],
    ['an empty form', () => form({ image_url: '', model: '' }), 'image_file'],
    ['no picture in JSON', () => post({}), 'image_file_b64'],
    ['both', () => form({ image_file: square, image_url: 'http://pix.test/raw/square.png' }), 'image_url'],
    [
      'both pictures in JSON',
      () => post({ image_file_b64: base64(square), image_url: 'http://pix.test/raw/square.png' }),
      'image_url',
    ],
    [
      'a file and Base64',
      () => form({ image_file: square, image_file_b64: base64(square) }),
      'image_file_b64',
    ],
    ['an unknown model', () => post({ image_file_b64: base64(square), model: 'ultra' }), 'model'],
    ['a model that is null', () => post({ image_file_b64: base64(square), model: null }), 'model'],
    ['an unknown format', () => form({ image_file: square, format: 'jpg' }), 'format'],
    ['invalid Base64', () => post({ image_file_b64: '****' }), 'image_file_b64'],
    ['empty Base64', () => post({ image_file_b64: '' }), 'image_file_b64'],
    ['a picture that is null', () => post({ image_file_b64: null }), 'image_file_b64'],
    ['an empty file', () => form({ image_file: new Uint8Array() }), 'image_file'],
    ['a text as the file', () => form({ image_file: 'square' }), 'image_file'],
    ['a truncated picture', () => form({ image_file: square.subarray(0, 60) }), 'image_file'],
    ['a picture that cannot be decoded', () => form({ image_file: damaged() }), 'image_file'],
  ])('with %s is a 422 that names %3$s and costs nothing', async (_, request, name) => {
    const { sendRequest, app } = createRemover();
    const response = await sendRequest(REMOVE, request());
    expect([response.status, await namedFields(response)]).toEqual([422, [name]]);
    expect(app.store.wallets.balance('owner')).toBe(30_000);
  });

  test('with bytes of no known format is a 415 that costs nothing', async () => {
    const { sendRequest, app } = createRemover();
    const image_file = new TextEncoder().encode('GIF? No.');
    expect((await sendRequest(REMOVE, form({ image_file }))).status).toBe(415);
    expect(app.store.wallets.balance('owner')).toBe(30_000);
  });

  test('with more than 50 MB is a 413, and with exactly 50 MB is read', async () => {
    const { sendRequest } = createRemover();
    const statusOf = async (length: number) => {
      const image_file = new Uint8Array(length);
      image_file.set(square);
      // As bytes: in Node, the stream of a form fails if it is not read to its end.
      const { headers, body } = form({ image_file });
      const encoded = new Response(body);
      const type = encoded.headers.get('Content-Type') ?? '';
      const sent = {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: await encoded.bytes(),
      };
      return (await sendRequest(REMOVE, sent)).status;
    };
    expect(await statusOf(52_428_801)).toBe(413);
    expect(await statusOf(52_428_800)).toBe(200);
  });

  test('of another content type is a 415, and one that cannot be parsed a 400 (S5, S6)', async () => {
    const { sendRequest } = createRemover();
    const send = async (type: string, body: string) => {
      const headers = { 'X-API-Key': 'pix_test_owner', 'Content-Type': type };
      return (await sendRequest(REMOVE, { method: 'POST', headers, body })).status;
    };
    expect(await send('text/plain', '{}')).toBe(415);
    expect(await send('multipart/form-data', 'x')).toBe(400);
    expect(await send('application/json', '{')).toBe(400);
  });
});

/** A PNG whose pixel data are not compressed data. */
function damaged(): Uint8Array {
  const bytes = Uint8Array.from(square);
  const at = Buffer.from(bytes).indexOf('IDAT');
  return bytes.fill(0, at + 4, at + 60);
}
