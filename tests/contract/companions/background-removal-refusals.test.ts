import { describe, expect, test } from 'vitest';
import { namedFields, post } from '../support/companions.ts';
import { base64, createRemover, form, REMOVE, square } from '../support/removal.ts';

describe('a background removal', () => {
  test.each([
    ['neither', () => form({ model: 'turbo' }), 'image_file'],
    ['an empty form', () => form({ image_url: '', model: '' }), 'image_file'],
    ['neither in JSON', () => post({}), 'image_file_b64'],
    ['both', () => form({ image_file: square, image_url: 'http://pix.test/raw/square.png' }), 'image_url'],
    [
      'both in JSON',
      () => post({ image_file_b64: base64(square), image_url: 'http://pix.test/raw/square.png' }),
      'image_url',
    ],
    [
      'a file and Base64',
      () => form({ image_file: square, image_file_b64: base64(square) }),
      'image_file_b64',
    ],
    ['a model that there is not', () => post({ image_file_b64: base64(square), model: 'ultra' }), 'model'],
    ['a model that is null', () => post({ image_file_b64: base64(square), model: null }), 'model'],
    ['a format that there is not', () => form({ image_file: square, format: 'jpg' }), 'format'],
    ['Base64 that is none', () => post({ image_file_b64: '****' }), 'image_file_b64'],
    ['empty Base64', () => post({ image_file_b64: '' }), 'image_file_b64'],
    ['a picture that is null', () => post({ image_file_b64: null }), 'image_file_b64'],
    ['a file that is empty', () => form({ image_file: new Uint8Array() }), 'image_file'],
    ['a file that is a text', () => form({ image_file: 'square' }), 'image_file'],
    ['a picture that is cut', () => form({ image_file: square.subarray(0, 60) }), 'image_file'],
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

  test('with more than 50 MB is a 413, and with 50 MB is read', async () => {
    const { sendRequest } = createRemover();
    const statusOf = async (length: number) => {
      const image_file = new Uint8Array(length);
      image_file.set(square);
      // As bytes: a form's own stream breaks in Node when it is not read to its end.
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

/** A PNG whose pixels are no compressed data. */
function damaged(): Uint8Array {
  const bytes = Uint8Array.from(square);
  const at = Buffer.from(bytes).indexOf('IDAT');
  return bytes.fill(0, at + 4, at + 60);
}
