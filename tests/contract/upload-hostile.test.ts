import { describe, expect, test } from 'vitest';
import { encodeBmp } from '../../mock-server/imaging/bmp.ts';
import { sendRequest, bodyOf, createMock } from './support/mock.ts';
import {
  asForm,
  asJson,
  countedFiles,
  fieldMessages,
  fileOf,
  jsonRequest,
  pictures,
  statusOf,
  upload,
  type Uploaded,
} from './support/uploads.ts';
import { cpuTime } from '../support/cpu-time.ts';

const path = '/api/v1/images';

describe('texts that could be injected into headers and pages (S8)', () => {
  const text = 'a"\r\nSet-Cookie: x=1\r\n\r\n<script>é🌊\u0000\u202e';

  test('a slug cannot be one', async () => {
    for (const slug of ['a\r\nb', 'a"b', 'é', 'a\u0000', 'a\n']) {
      expect(await statusOf(createMock(), path, asJson({ slug }))).toBe(422);
    }
  });

  test('a title can be one, and does no harm', async () => {
    const mock = createMock();
    const fields = { title: text, description: text, category: text, tags: text };
    const response = await sendRequest(mock, path, asJson({ ...fields, slug: 'odd', filename: text }));
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toBe('http://pix.test/api/v1/images/odd');
    expect([...response.headers.keys()]).not.toContain('set-cookie');
    const { data } = await bodyOf<{ data: Uploaded }>(response);
    expect(data.title.startsWith('a"\r\nSet-Cookie')).toBe(true);
    expect(data.embed_codes.html).not.toContain('<script>');
    expect(await (await sendRequest(mock, '/i/odd')).text()).not.toContain('<script>');
    expect(await statusOf(mock, path)).toBe(200);
    expect(await statusOf(mock, `${path}/odd`, jsonRequest('PATCH', fields, 'owner'))).toBe(200);
  });
});

describe('pictures with false headers (S21)', () => {
  const sized = (format: 'PNG' | 'GIF' | 'BMP', width: number, height: number) => {
    const bytes = Buffer.from(format === 'BMP' ? encodeBmp(new Uint8Array(12), 2, 2) : pictures[format]);
    if (format === 'PNG') [16, 20].forEach((at, side) => bytes.writeUInt32BE([width, height][side] ?? 0, at));
    if (format === 'GIF') [6, 8].forEach((at, side) => bytes.writeUInt16LE([width, height][side] ?? 0, at));
    if (format === 'BMP') [18, 22].forEach((at, side) => bytes.writeInt32LE([width, height][side] ?? 0, at));
    return new Uint8Array(bytes);
  };

  test.each([
    ['PNG', 20_000, 10_001],
    ['PNG', 4_294_967_295, 4_294_967_295],
    ['GIF', 65_535, 65_535],
    ['BMP', 2_147_483_647, 2_147_483_647],
    ['PNG', 0, 10],
    ['GIF', 0, 0],
    ['BMP', -3, 2],
    ['BMP', 3, 0],
  ] as const)('a %s of %d × %d is a 422, and costs nothing', async (format, width, height) => {
    const files = countedFiles();
    const init = asForm({ image: fileOf(sized(format, width, height)) });
    const before = process.memoryUsage().rss;
    expect(Object.keys(await fieldMessages(createMock({ files }), path, init))).toEqual(['image']);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    expect(files.count).toMatchObject({ discarded: 1, stored: 0 });
  });

  test('200 million pixels are accepted if the header is valid', async () => {
    const init = asForm({ image: fileOf(sized('PNG', 20_000, 10_000)) });
    expect((await upload(createMock(), init)).dimensions).toEqual({ width: 20_000, height: 10_000 });
  });

  test('a top-down BMP has the height that is displayed', async () => {
    const record = await upload(createMock(), asForm({ image: fileOf(sized('BMP', 2, -2)) }));
    expect(record.dimensions).toEqual({ width: 2, height: 2 });
  });

  test.each([
    ['a JPG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'a JPG of empty segments',
      Buffer.concat([Buffer.from([0xff, 0xd8]), ...repeated(Buffer.from([0xff, 0xe1, 0, 2]), 500_000)]),
    ],
    ['a JPG of zeros', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(2_000_000)])],
    [
      'a GIF of empty blocks',
      Buffer.concat([
        Buffer.from('GIF89a\x01\0\x01\0\0\0\0'),
        ...repeated(Buffer.from([0x21, 1, 0]), 500_000),
      ]),
    ],
    [
      'a PNG of empty chunks',
      Buffer.concat([Buffer.from(pictures.PNG.subarray(0, 33)), Buffer.alloc(2_000_000)]),
    ],
    ['a WebP of an unknown kind', Buffer.from('RIFF\x0c\0\0\0WEBPVP8Z\0\0\0\0')],
    ['an SVG of opening tags', Buffer.from('<svg '.repeat(400_000))],
    ['an SVG without dimensions', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ])('%s is a 422 in no time', async (_, bytes) => {
    const start = cpuTime();
    expect(Object.keys(await fieldMessages(createMock(), path, asForm({ image: fileOf(bytes) })))).toEqual([
      'image',
    ]);
    expect(cpuTime() - start).toBeLessThan(1000);
  });
});

function repeated(bytes: Buffer, times: number): Buffer[] {
  return [Buffer.alloc(bytes.byteLength * times, bytes)];
}
