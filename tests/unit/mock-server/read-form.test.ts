import { parseMultipart } from '@remix-run/multipart-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRequest } from '../../../mock-server/http/incoming-request.ts';
import { MultipartReader } from '../../../mock-server/http/multipart.ts';
import { readForm } from '../../../mock-server/http/read-form.ts';

const read = async (form: FormData) => {
  const taken: Uint8Array[] = [];
  const request = new Request('http://pix.test/', { method: 'POST', body: form });
  const found = await readForm(fromRequest(request), {
    file: 'image',
    onFileBytes: (part) => Promise.resolve(void taken.push(part)),
    maxBytes: 1_000,
  });
  return { ...found, file: Buffer.concat(taken).toString() };
};

test('fields have no prototype, so that no name has a special meaning', async () => {
  const form = new FormData();
  for (const name of ['__proto__', 'toString', 'title']) form.append(name, name);
  const { fields } = await read(form);
  expect(Object.getPrototypeOf(fields)).toBeNull();
  expect(Object.entries(fields)).toEqual([
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['title', 'title'],
  ]);
});

test('the file is forwarded, text fields are collected, and repeated fields become a list', async () => {
  const form = new FormData();
  form.append('image', new Blob(['abc']), 'é".png');
  form.append('tags', 'a');
  form.append('tags', 'b');
  form.append('empty', '');
  expect(await read(form)).toMatchObject({ file: 'abc', fault: undefined, fields: { tags: ['a', 'b'] } });
});

/** A body in blocks of any size. */
const inPieces = (body: Uint8Array, sizes: readonly number[]) => {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < body.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(body.subarray(at, at + size));
    at += size;
  }
  return pieces;
};

const anyContent = fc
  .array(fc.constantFrom('\r', '\n', '\r\n', '--', '\r\n--b', '-b', '\r\n--', '\0', 'é', 'a', ' '))
  .map((parts) => parts.join(''));

/** A boundary that no content contains. */
const BOUNDARY = 'b-boundary';

test('any content in any blocks is parsed as by an independent parser (S6)', () => {
  const anyPart = fc.record({
    name: fc.constantFrom('image', 'title', 'a b', 'naïve', '__proto__'),
    filename: fc.option(fc.constantFrom('a.png', 'a;b=c.png', '写真.png'), { nil: undefined }),
    content: anyContent,
  });
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), sizes, (parts, blocks) => {
      const body = Buffer.from(
        `${parts
          .map(({ name, filename, content }) => {
            const file = filename === undefined ? '' : `; filename="${filename}"`;
            return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
          })
          .join('')}--${BOUNDARY}--\r\n`,
      );
      const expected = [...parseMultipart(body, { boundary: BOUNDARY })];
      const reader = new MultipartReader(BOUNDARY, { maxParts: 5, maxHeaderBytes: 200 });
      const read: { disposition: string | undefined; content: Buffer }[] = [];
      for (const block of inPieces(body, blocks))
        for (const piece of reader.write(block)) {
          const last = read.at(-1);
          if (piece.kind === 'part')
            read.push({ disposition: piece.headers.get('content-disposition'), content: Buffer.of() });
          else if (last) last.content = Buffer.concat([last.content, piece.bytes]);
        }
      reader.finish();
      expect(read.map(({ content }) => content.toString())).toEqual(expected.map(({ text }) => text));
      expect(read.map(({ disposition }) => disposition)).toEqual(
        expected.map(({ headers }) => headers['content-disposition']),
      );
    }),
  );
});

test('the first bytes of a file are forwarded before the rest has arrived (S3)', async () => {
  const taken: number[] = [];
  let isAtEnd = false;
  async function* body() {
    yield Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n'.padEnd(10_000, 'x'),
    );
    expect(taken.length).toBe(1);
    isAtEnd = true;
    yield await Promise.resolve(Buffer.from('\r\n--b--'));
  }
  const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=b' });
  const request = { ...fromRequest(new Request('http://pix.test/')), headers, body: body() };
  const take = (part: Uint8Array) => Promise.resolve(void taken.push(part.byteLength));
  await readForm(request, { file: 'image', onFileBytes: take, maxBytes: 20_000 });
  expect(isAtEnd).toBe(true);
});

test.each([
  ['no part', ''],
  ['text before the first boundary', 'x\r\n--b\r\n\r\n\r\n--b--'],
  ['another boundary', '--c\r\n\r\n\r\n--c--'],
  ['a longer boundary', '--bc\r\n\r\n\r\n--b--'],
  ['no end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['an incomplete end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b-'],
  ['headers without an end', `--b\r\n${'a'.repeat(9_000)}`],
  ['long headers', `--b\r\n${'a'.repeat(9_000)}\r\n\r\n\r\n--b--`],
  ['51 parts', `${'--b\r\n\r\n\r\n'.repeat(51)}--b--`],
  [
    'a name that is not UTF-8',
    Buffer.from('--b\r\nContent-Disposition: form-data; name="\xff"\r\n\r\n\r\n--b--', 'latin1'),
  ],
])('a body of %s is a 400, in blocks of any size (S6)', async (_, body) => {
  for (const size of [1, 7, 100_000]) {
    const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=b' });
    async function* blocks() {
      for (const piece of inPieces(Buffer.from(body), [size])) yield await Promise.resolve(piece);
    }
    const request = { ...fromRequest(new Request('http://pix.test/')), headers, body: blocks() };
    const reading = readForm(request, {
      file: 'image',
      onFileBytes: () => Promise.resolve(),
      maxBytes: 1_000_000,
    });
    await expect(reading).rejects.toMatchObject({ code: 'bad_request' });
  }
});

test.each([
  ['a file name that contains a parameter name', 'name="title"; filename="a; name=image"', 'title'],
  ['white space around the equals sign', 'name = "title" ; filename = "a"', 'title'],
  ['no quotes', 'name=title; filename=a', 'title'],
  ['quotes in quotes', String.raw`name="ti\"tle"; filename="\\"`, 'ti"tle'],
])('a part with %s is identified by its own name (S6)', async (_, parameters, file) => {
  const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=b' });
  async function* body() {
    yield await Promise.resolve(
      Buffer.from(`--b\r\nContent-Disposition: form-data; ${parameters}\r\n\r\nabc\r\n--b--`),
    );
  }
  const taken: string[] = [];
  const take = (part: Uint8Array) => Promise.resolve(void taken.push(Buffer.from(part).toString()));
  const request = { ...fromRequest(new Request('http://pix.test/')), headers, body: body() };
  expect(await readForm(request, { file, onFileBytes: take, maxBytes: 1_000 })).toEqual({
    fields: {},
    fault: undefined,
  });
  expect(taken.join('')).toBe('abc');
});
