import { parseMultipartRequest } from '@remix-run/multipart-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeMultipart, type FormFile } from '../../../../src/client/uploads/multipart.ts';

const bytes = Uint8Array.from({ length: 1000 }, (_, at) => (at * 7) & 255);
const picture = (over: Partial<FormFile> = {}): FormFile => ({
  name: 'cat.png',
  type: 'image/png',
  content: new Blob([bytes]),
  ...over,
});
const streamOf = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

/** Fields that an independent strict parser finds in a form. */
async function partsOf(fields: [string, string][], file: FormFile) {
  const { type, body } = encodeMultipart(fields, file);
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' };
  const parts = [];
  for await (const part of parseMultipartRequest(new Request('http://pix.test/', init))) {
    const { name, filename, mediaType, headers } = part;
    parts.push({ name, filename, mediaType, headers, bytes: new Uint8Array(part.bytes) });
  }
  return parts;
}

async function formOf(fields: [string, string][], file: FormFile) {
  const { type, body } = encodeMultipart(fields, file);
  return new Response(body, { headers: { 'Content-Type': type } }).formData();
}

const fields: [string, string][] = [
  ['title', 'Katze "é" 🐈\r\nzwei'],
  ['tags', 'a'],
  ['tags', 'b'],
  ['empty', ''],
];

describe.each([
  ['a Blob', () => new Blob([bytes])],
  ['a stream', () => streamOf(bytes.subarray(0, 300), bytes.subarray(300))],
  ['an empty Blob', () => new Blob([])],
  ['an empty stream', () => streamOf()],
])('%s', (kind, content) => {
  const sent = kind.includes('empty') ? new Uint8Array() : bytes;

  it('is read by a strict parser together with its fields', async () => {
    const [title, ...rest] = await partsOf(fields, picture({ content: content() }));
    expect(new TextDecoder().decode(title?.bytes)).toBe(fields[0]?.[1]);
    expect(rest.map(({ name, filename, mediaType }) => [name, filename, mediaType])).toEqual([
      ['tags', undefined, undefined],
      ['tags', undefined, undefined],
      ['empty', undefined, undefined],
      ['image', 'cat.png', 'image/png'],
    ]);
    expect(rest.at(-1)?.bytes).toEqual(sent);
  });

  it('is read by the parser of the platform together with its fields', async () => {
    const form = await formOf(fields, picture({ content: content() }));
    const file = form.get('image') as File;
    expect(form.getAll('tags')).toEqual(['a', 'b']);
    expect(form.get('title')).toBe(fields[0]?.[1]);
    expect([file.name, file.type, file.size]).toEqual(['cat.png', 'image/png', sent.length]);
    expect(await file.bytes()).toEqual(sent);
  });
});

it('preserves line breaks of a text', async () => {
  const text = 'a\nb\rc\r\nd';
  expect((await formOf([['title', text]], picture())).get('title')).toBe(text);
});

it('uses the given field name for the file', async () => {
  expect(await partsOf([], picture({ field: 'image_file' }))).toMatchObject([{ name: 'image_file' }]);
});

it('encodes a Blob as a Blob of known length, whose type is the content type', () => {
  const { type, body } = encodeMultipart(fields, picture());
  expect(body).toBeInstanceOf(Blob);
  expect(body).toMatchObject({ type });
  expect((body as Blob).size).toBeGreaterThan(bytes.length);
});

it('uses a different boundary each time', () => {
  const types = Array.from({ length: 50 }, () => encodeMultipart([], picture()).type);
  expect(new Set(types).size).toBe(50);
  for (const type of types) expect(type).toMatch(/^multipart\/form-data; boundary=[a-z0-9-]{10,70}$/);
});

describe('a stream', () => {
  /** A source that counts its pulls. */
  const counted = (pieces: number) => {
    const counts = { pulls: 0, cancelled: undefined as unknown };
    const source = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          counts.pulls++;
          if (counts.pulls > pieces) controller.close();
          else controller.enqueue(bytes);
        },
        cancel(reason) {
          counts.cancelled = reason;
        },
      },
      { highWaterMark: 0 },
    );
    return { counts, source };
  };
  const encoded = (source: ReadableStream<Uint8Array>) =>
    (encodeMultipart([], picture({ content: source })).body as ReadableStream<Uint8Array>).getReader();
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  it('is pulled on demand only', async () => {
    const { counts, source } = counted(100);
    const reader = encoded(source);
    await nextTask();
    expect(counts.pulls).toBe(0);
    await reader.read();
    await nextTask();
    expect(counts.pulls).toBe(0);
    for (let piece = 1; piece <= 3; piece++) {
      expect((await reader.read()).value).toEqual(bytes);
      await nextTask();
      expect(counts.pulls).toBe(piece);
    }
  });

  it('is cancelled together with the body, with the same reason', async () => {
    const { counts, source } = counted(100);
    const reader = encoded(source);
    await reader.read();
    await reader.cancel('enough');
    expect(counts.cancelled).toBe('enough');
  });

  it('that fails rejects the body with its error as the cause', async () => {
    const fault = new Error('unplugged');
    const reader = encoded(
      new ReadableStream({
        pull(controller) {
          controller.error(fault);
        },
      }),
    );
    await reader.read();
    await expect(reader.read()).rejects.toMatchObject({ field: 'image', cause: fault });
  });
});

const sentName = async (name: string) => {
  const parts = await partsOf([['title', 'x']], picture({ name }));
  expect(parts).toHaveLength(2);
  const disposition = parts[1]?.headers['content-disposition'] ?? '';
  return /^form-data; name="image"; filename="([^"]*)"$/.exec(disposition)?.[1];
};

it.each([
  ['plain.png', 'plain.png'],
  ['C:\\fakepath\\cat.png', 'cat.png'],
  ['../../etc/passwd', 'passwd'],
  ['a/b\\c/d.png', 'd.png'],
  ['say "hi".png', 'say %22hi%22.png'],
  ['a\r\nX-Evil: 1\r\n\r\nb.png', 'aX-Evil: 1b.png'],
  ['a";name="slug', 'a%22;name=%22slug'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['\u2066a\u2069\u0000\u007f\u0085\u2028b.png', 'ab.png'],
  ['Pùe 🐈.png', 'Pùe 🐈.png'],
  ['\ud800.png', '\ufffd.png'],
  ['🐈'.repeat(1000), '🐈'.repeat(255)],
  ['', 'picture'],
  ['..', 'picture'],
  ['folder/', 'picture'],
  [' \n', 'picture'],
])('sends the file name %j as %j (U14)', async (name, expected) => {
  expect(await sentName(name)).toBe(expected);
});

it('encodes any name, text and type as one safe part (U14)', async () => {
  const content = new Blob(['abc']);
  const nasty = fc.constantFrom(
    ...['"', '\r', '\n', '\r\n\r\n', '--', '/', '\\', ';', '\0', '\u202e', '%22', '\ud800'],
  );
  const any = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const text = fc.array(fc.oneof(nasty, any), { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, text, text, async (field, value, name, type) => {
      const parts = await partsOf([[field, value]], picture({ name, type, content }));
      expect(parts).toHaveLength(2);
      const [first, file] = parts;
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(first?.bytes)).toBe(value.toWellFormed());
      expect(Object.keys(first?.headers ?? {})).toEqual(['content-disposition']);
      expect(Object.keys(file?.headers ?? {}).sort()).toEqual(['content-disposition', 'content-type']);
      expect(file?.name).toBe('image');
      expect(file?.filename).toMatch(/^[^/\\\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u);
      expect(new TextDecoder().decode(file?.bytes)).toBe('abc');
    }),
    { numRuns: 200 },
  );
});

it('escapes quotes and line breaks in names as browsers do', async () => {
  const { body } = encodeMultipart([['a"b\r\nc', 'x']], picture());
  expect(await (body as Blob).text()).toContain(
    'Content-Disposition: form-data; name="a%22b%0D%0Ac"\r\n\r\nx\r\n',
  );
});

it.each(['', 'image/png\r\nX: 1', 'bild/ü'])(
  'sends the type %j as application/octet-stream',
  async (type) => {
    expect(await partsOf([], picture({ type }))).toMatchObject([{ mediaType: 'application/octet-stream' }]);
  },
);
