import { describe, expect, test } from 'vitest';
import { createMock } from './support/mock.ts';
import { fieldMessages, pictures, statusOf, upload } from './support/uploads.ts';
import { cpuTime } from '../support/cpu-time.ts';

const path = '/api/v1/images';
const owner = { 'X-API-Key': 'pix_test_owner' };
const FORM = 'multipart/form-data; boundary=b';

const post = (body: BodyInit, type: string | undefined, more: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...owner, ...(type !== undefined && { 'Content-Type': type }), ...more },
  body,
});

/** A part of a form with head and body. */
const part = (name: string, text: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;

const svg = new TextDecoder().decode(pictures.SVG);
const picture = part('image', svg, '; filename="a.svg"');

/** A body that arrives in pieces. */
const inPieces = (text: string, length: number): RequestInit => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += length)));
    },
  });
  return { body, duplex: 'half' } as RequestInit;
};

describe('content types (S5)', () => {
  test.each([
    ['none', undefined, 415],
    ['text/plain', 'text/plain', 415],
    ['a URL-encoded form', 'application/x-www-form-urlencoded', 415],
    ['another multipart type', 'multipart/mixed; boundary=b', 415],
    ['JSON in UTF-16', 'application/json; charset=utf-16', 415],
    ['JSON with a suffix', 'application/json+x', 415],
    ['a form without a boundary', 'multipart/form-data', 400],
    ['a form with an empty boundary', 'multipart/form-data; boundary=""', 400],
    ['a form with a boundary of 71 characters', `multipart/form-data; boundary=${'b'.repeat(71)}`, 400],
    ['a form with invalid characters in its boundary', 'multipart/form-data; boundary="\u00e9"', 400],
    ['a form with another boundary', 'multipart/form-data; boundary=c', 400],
    ['a form declared as JSON', 'application/json', 400],
    ['the right type', FORM, 201],
    ['the right type in capitals and quotes', 'Multipart/Form-Data; charset=UTF-8; Boundary="b"', 201],
  ])('%s: %s', async (_, type, status) => {
    const body = new TextEncoder().encode(`${picture}--b--`);
    expect(await statusOf(createMock(), path, post(body, type))).toBe(status);
  });

  test('a compressed body is a 415', async () => {
    const init = post(`${picture}--b--`, FORM, { 'Content-Encoding': 'gzip' });
    expect(await statusOf(createMock(), path, init)).toBe(415);
  });
});

describe('forms (S6)', () => {
  test.each([
    ['without an end', picture, 400],
    ['without the last two hyphens', `${picture}--b\r\n`, 400],
    ['that ends within a part', picture.slice(0, -30), 400],
    ['without a part', '--b--', 422],
    ['without content', '', 400],
    ['with text before the first part', `preamble\r\n${picture}--b--`, 400],
    ['with text after the end', `${picture}--b--\r\nepilogue`, 201],
    ['with line feeds only', `${picture}--b--`.replaceAll('\r\n', '\n'), 400],
    ['with a part header of 9 kB', `${part('x', 'y', `; z="${'z'.repeat(9000)}"`)}${picture}--b--`, 400],
    ['with a part header that never ends', `--b\r\n${'X: y\r\n'.repeat(20_000)}`, 400],
    ['with a nameless part', `--b\r\nX-Y: z\r\n\r\nfree\r\n${picture}--b--`, 201],
    [
      'with a part header in Latin-1',
      `--b\r\nContent-Disposition: form-data; name="\xe9"\r\n\r\nx\r\n--b--`,
      400,
    ],
    ['with a text in Latin-1', `${part('title', '\xe9')}${picture}--b--`, 400],
    ['with 49 fields', `${part('x', 'y').repeat(49)}${picture}--b--`, 201],
    ['with 50 fields', `${part('x', 'y').repeat(50)}${picture}--b--`, 400],
    ['with 10,000 fields', `${part('x', 'y').repeat(10_000)}${picture}--b--`, 400],
    ['with 1 MiB of text', `${part('x', 'y'.repeat(1_048_576))}${picture}--b--`, 201],
    ['with one more byte', `${part('x', 'y'.repeat(1_048_577))}${picture}--b--`, 413],
    ['with a repeated unknown field', `${part('x', 'y').repeat(2)}${picture}--b--`, 201],
    ['with another file', `${part('extra', '\xe9', '; filename="x"')}${picture}--b--`, 201],
    ['with an odd file name', `${part('image', svg, `; filename*=bogus''%00%0d%0a`)}--b--`, 201],
  ])('%s', async (_, text, status) => {
    const start = cpuTime();
    expect(await statusOf(createMock(), path, post(Buffer.from(text, 'latin1'), FORM))).toBe(status);
    expect(cpuTime() - start).toBeLessThan(2000);
  });

  test('a text may have a type in capitals', async () => {
    const text = part('title', 'Quay').replace('\r\n\r\n', '\r\nContent-Type: TEXT/plain\r\n\r\n');
    expect((await upload(createMock(), post(`${text}${picture}--b--`, FORM))).title).toBe('Quay');
  });

  test('two pictures, or a known field twice, are a 422', async () => {
    const faults = await fieldMessages(createMock(), path, post(`${picture}${picture}--b--`, FORM));
    expect(Object.keys(faults)).toEqual(['image']);
    const twice = post(`${part('slug', 'a')}${part('slug', 'b')}${picture}--b--`, FORM);
    expect(Object.keys(await fieldMessages(createMock(), path, twice))).toEqual(['slug']);
  });

  test('fields named __proto__ and constructor are unknown fields', async () => {
    const names = ['__proto__', 'constructor', 'toString', '__proto__.title'];
    const text = names.map((name) => part(name, 'x')).join('');
    expect((await upload(createMock(), post(`${text}${picture}--b--`, FORM))).title).not.toBe('x');
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });

  test('a boundary can have up to 70 characters', async () => {
    for (const [length, status] of [
      [70, 201],
      [71, 400],
    ] as const) {
      const boundary = 'b'.repeat(length);
      const body = `${picture}--b--`.replaceAll('--b', `--${boundary}`);
      const init = post(body, `multipart/form-data; boundary=${boundary}`);
      expect(await statusOf(createMock(), path, init)).toBe(status);
    }
  });

  test('data after the end are ignored, whenever they arrive', async () => {
    const text = `${part('x', 'y'.repeat(9000))}${picture}--b--`;
    const init = { ...post('', FORM), ...inPieces(`${text}${'\r\n'.repeat(5000)}`, text.length) };
    expect(await statusOf(createMock(), path, init)).toBe(201);
  });

  test.each([1, 2, 3, 7, 64])('it can arrive in pieces of %d bytes', async (length) => {
    const text = `${part('title', 'Two\r\n-- words\r\n-')}${picture}${part('slug', 'pieces')}--b--\r\n`;
    const init = { ...post('', FORM), ...inPieces(text, length) };
    expect(await upload(createMock(), init)).toMatchObject({
      slug: 'pieces',
      title: 'Two\r\n-- words\r\n-',
      file_size: svg.length,
    });
  });
});
