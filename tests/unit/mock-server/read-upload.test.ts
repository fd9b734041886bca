import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUpload } from '../../../mock-server/http/read-upload.ts';
import { picturesInMemory } from '../../../mock-server/store/picture-storage.ts';

const RULES = { files: picturesInMemory, form: 'image', json: 'image_base64', maxBytes: 1_000_000 };

const post = (body: BodyInit, type?: string) =>
  readUpload(
    new Request('http://pix.test/', {
      method: 'POST',
      body,
      ...(type !== undefined && { headers: { 'Content-Type': type } }),
    }),
    RULES,
  );

const sendForm = (body: string | Uint8Array) =>
  post(body as BodyInit, 'multipart/form-data; boundary=b-boundary');

const sendBase64 = (text: string) => post(JSON.stringify({ image_base64: text }), 'application/json');

describe('a form', () => {
  test('has fields without prototype, so that no name has a special meaning', async () => {
    const form = new FormData();
    for (const name of ['__proto__', 'toString', 'title']) form.append(name, name);
    const { fields } = await post(form);
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.entries(fields)).toEqual([
      ['__proto__', '__proto__'],
      ['toString', 'toString'],
      ['title', 'title'],
    ]);
  });

  test('has one file, and text fields, of which repeated ones become a list', async () => {
    const form = new FormData();
    form.append('image', new Blob(['abc']), '写真 "1".png');
    form.append('other', new Blob(['x']), 'x.txt');
    form.append('tags', 'a');
    form.append('tags', 'b');
    form.append('empty', '');
    expect(await post(form)).toEqual({
      fields: { tags: ['a', 'b'] },
      field: 'image',
      bytes: new TextEncoder().encode('abc'),
      fault: undefined,
    });
  });

  test('may have any content that its boundary does not occur in (S6)', async () => {
    const anyContent = fc
      .array(fc.constantFrom('\r', '\n', '\r\n', '--', '\r\n--b', '-b', '\r\n--', '\0', 'é', 'a', ' '))
      .map((parts) => parts.join(''));
    const property = fc.asyncProperty(anyContent, anyContent, async (file, text) => {
      const part = (name: string, content: string) =>
        `--b-boundary\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${content}\r\n`;
      const body = `${part('title', text)}${part('image; filename=a', file)}--b-boundary--\r\n`;
      const { fields, bytes } = await sendForm(body);
      expect([fields['title'] ?? '', new TextDecoder().decode(bytes)]).toEqual([text, file]);
    });
    await fc.assert(property);
  });

  test.each([
    ['no part', ''],
    ['text before the first boundary', 'x\r\n--b-boundary\r\n\r\n\r\n--b-boundary--'],
    ['another boundary', '--c\r\n\r\n\r\n--c--'],
    ['a boundary that is longer', '--b-boundary2\r\n\r\n\r\n--b-boundary--'],
    ['no end', '--b-boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
    [
      'an incomplete end',
      '--b-boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b-boundary-',
    ],
    ['headers without an end', `--b-boundary\r\n${'a'.repeat(9_000)}`],
    ['long headers', `--b-boundary\r\n${'a'.repeat(9_000)}\r\n\r\n\r\n--b-boundary--`],
    ['51 parts', `${'--b-boundary\r\n\r\n\r\n'.repeat(51)}--b-boundary--`],
    [
      'a name that is not UTF-8',
      Buffer.from(
        '--b-boundary\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n\r\n--b-boundary--',
        'latin1',
      ),
    ],
  ])('of %s is a 400 (S6)', async (_, body) => {
    await expect(sendForm(body)).rejects.toMatchObject({ code: 'bad_request' });
  });

  test.each([
    ['a file name that contains a parameter name', 'name="image"; filename="a; name=title"'],
    ['no quotes', 'name=image; filename=a'],
    ['quotes in its file name', String.raw`name="image"; filename="a\"b.png"`],
  ])('has a part with %s, which is identified by its own name (S6)', async (_, parameters) => {
    const { bytes, fields } = await sendForm(
      `--b-boundary\r\nContent-Disposition: form-data; ${parameters}\r\n\r\nabc\r\n--b-boundary--`,
    );
    expect([new TextDecoder().decode(bytes), fields]).toEqual(['abc', {}]);
  });
});

describe('Base64', () => {
  const spaced = (text: string, every: number) => text.replace(new RegExp(`.{${every}}`, 'g'), '$& \r\n\t');

  test('may be raw or a data URI, with white space, with and without padding', async () => {
    const property = fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.constantFrom('', 'data:image/png;base64,', '  data:;base64,', 'DATA:x;a=b; BASE64 ,'),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (bytes, prefix, every, isPadded) => {
        const text = Buffer.from(bytes).toString('base64');
        const written = prefix + spaced(isPadded ? text : text.replace(/=+$/, ''), every);
        expect(await sendBase64(written)).toMatchObject({ fault: undefined, bytes: new Uint8Array(bytes) });
      },
    );
    await fc.assert(property);
  });

  test.each(['data', 'dATa', 'data/ABC', 'd ata'])('%j is no data URI', async (text) => {
    const expected = new Uint8Array(Buffer.from(text, 'base64'));
    expect(await sendBase64(text)).toMatchObject({ fault: undefined, bytes: expected });
  });

  test.each([
    ['A', 'padding'],
    ['AAAAA', 'padding'],
    ['AA=', 'padding'],
    ['AAA==', 'padding'],
    ['AAAA=', 'padding'],
    ['AA===', 'padding'],
    ['=', 'padding'],
    ['AA==AA==', 'padding'],
    ['AA=A', 'padding'],
    ['AA-A', '"-" is not allowed'],
    ['AA_A', '"_" is not allowed'],
    ['AA%3D', '"%" is not allowed'],
    ['AAAA\u0000', '\\u0000'],
    ['AAAA\u00e9', 'é'],
    ['data:image/png,AAAA', 'data URI'],
    ['data:image/png;base64', 'data URI'],
    ['data:', 'data URI'],
    [`data:${'x'.repeat(2000)};base64,AAAA`, 'data URI'],
    ['data:;base64,data:;base64,AAAA', '":" is not allowed'],
    ['', 'must not be empty'],
  ])('%j is rejected for its %s', async (text, words) => {
    const { bytes, fault } = await sendBase64(text);
    expect([bytes, fault]).toEqual([undefined, expect.stringContaining(words)]);
  });
});
