import { describe, expect, test } from 'vitest';
import { sendRequest, createMock } from './support/mock.ts';
import { base64Of, jsonRequest, pictures, statusOf, upload } from './support/uploads.ts';

const path = '/api/v1/images';

describe('JSON (S7)', () => {
  const image = `"image_base64":"${base64Of(pictures.SVG)}"`;

  test.each([
    ['nothing', '', 400],
    ['half an object', `{${image}`, 400],
    ['a redundant bracket', `{${image}}}`, 400],
    ['a redundant comma', `{${image},}`, 400],
    ['a text', '"x"', 422],
    ['null', 'null', 422],
    ['a list', `[{${image}}]`, 422],
    ['a picture without an end', `{"image_base64":"AAAA`, 400],
    ['an invalid escape within the picture', '{"image_base64":"AA\\xAA"}', 400],
    ['an invalid Unicode escape within the picture', '{"image_base64":"AA\\u00zzAA"}', 400],
    ['a line break within the picture', '{"image_base64":"AA\nAA"}', 400],
    ['Latin-1', `{${image},"title":"\xe9"}`, 400],
    ['lists 100,000 deep', `{${image},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 201],
    ['a megabyte of unclosed lists', '['.repeat(1_000_000), 400],
    ['a picture within another object', `{"x":{${image}}}`, 422],
    ['two pictures', `{${image},${image}}`, 422],
    ['a picture and null', `{${image},"image_base64":null}`, 422],
    ['a repeated field, whose last value counts', `{"title":7,${image},"title":"T"}`, 201],
    ['the name of the field as a title', `{${image},"title":"image_base64"}`, 201],
    ['a name in Unicode escapes', `{"image\\u005fbase64":"${base64Of(pictures.SVG)}"}`, 201],
    ['a byte order mark', `\xef\xbb\xbf{${image}}`, 201],
    ['1 MiB beside the picture', `{${image},"x":"${'x'.repeat(1_048_576 - 26)}"}`, 201],
    ['one more byte', `{${image},"x":"${'x'.repeat(1_048_576 - 25)}"}`, 413],
    ['2 MB of spaces', `{${' '.repeat(2_000_000)}${image}}`, 413],
  ])('%s', async (_, text, status) => {
    const init = { ...jsonRequest('POST', '', 'owner'), body: Buffer.from(text, 'latin1') };
    expect(await statusOf(createMock(), path, init)).toBe(status);
  });

  test('50 MB of white space are a 400', async () => {
    const body = new Uint8Array(52_428_800).fill(32);
    expect(await statusOf(createMock(), path, { ...jsonRequest('POST', '', 'owner'), body })).toBe(400);
  });

  test('prototypes are unchanged', async () => {
    const text = `{${image},"__proto__":{"slug":"-"},"constructor":{"prototype":{"title":"x"}}}`;
    await upload(createMock(), jsonRequest('POST', text, 'owner'));
    expect(({} as Record<string, unknown>)['slug']).toBeUndefined();
  });

  test.each([
    ['line breaks as escapes', (text: string) => text.replace(/.{10}/g, '$&\\r\\n')],
    ['spaces and tabs', (text: string) => text.replace(/.{7}/g, '$& \\t')],
    [
      'slashes and plus signs as Unicode escapes',
      (text: string) => text.replaceAll('+', '\\u002b').replaceAll('/', '\\/'),
    ],
    [
      'every letter as a Unicode escape',
      (text: string) => text.replace(/./g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`),
    ],
    ['no padding', (text: string) => text.replace(/=+$/, '')],
    ['a prefix in capitals, after a space', (text: string) => ` DATA:;BASE64,${text}`],
  ])('a picture is read with %s', async (_, write) => {
    const text = `{"image_base64":"${write(base64Of(pictures.PNG))}"}`;
    const mock = createMock();
    const { slug } = await upload(mock, jsonRequest('POST', text, 'owner'));
    const raw = await sendRequest(mock, `/raw/${slug}.png`);
    expect(new Uint8Array(await raw.arrayBuffer())).toEqual(pictures.PNG);
  });
});
