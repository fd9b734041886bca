import { describe, expect, test } from 'vitest';
import { IMAGE_FORMATS } from '../../src/contract/limits.ts';
import { pictureTypes } from '../../mock-server/imaging/picture-types.ts';
import { QueueTimeout } from '../../mock-server/imaging/thumbnails.ts';
import type { ErrorBody } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, key } from './support/mock.ts';
import {
  asForm,
  asJson,
  base64Of,
  countedFiles,
  fieldMessages,
  fileOf,
  jsonRequest,
  pictures,
  statusOf,
  upload,
} from './support/uploads.ts';

const path = '/api/v1/images';

describe.each(IMAGE_FORMATS)('a %s', (format) => {
  const bytes = pictures[format];

  test.each([
    ['a form', asForm({ image: fileOf(bytes) })],
    ['raw Base64', asJson({ image_base64: base64Of(bytes) })],
    ['a data URI', asJson({ image_base64: `data:image/x;charset=x;base64,${base64Of(bytes)}` })],
  ])('is accepted as %s, detected by its bytes, and served unchanged', async (_, init) => {
    const mock = createMock();
    const record = await upload(mock, init);
    expect(record).toMatchObject({
      format,
      file_size: bytes.byteLength,
      dimensions: { width: 60, height: 40 },
      views: 0,
    });
    const raw = await sendRequest(mock, new URL(record.urls.direct_url).pathname);
    expect(new Uint8Array(await raw.arrayBuffer())).toEqual(bytes);
    expect(raw.headers.get('Content-Type')).toBe(pictureTypes[format].contentType);
    expect(
      (await sendRequest(mock, new URL(record.urls.thumbnail_url).pathname)).headers.get('Content-Type'),
    ).toBe('image/webp');
  });

  test('is rejected when its end is missing, and nothing is stored', async () => {
    const files = countedFiles();
    const mock = createMock({ files });
    const cut = bytes.subarray(0, bytes.byteLength - (format === 'SVG' ? 8 : 20));
    expect(await fieldMessages(mock, path, asForm({ image: fileOf(cut) }))).toEqual({
      image: `must be a complete picture; the ${format} is truncated`,
    });
    expect(await fieldMessages(mock, path, asJson({ image_base64: base64Of(cut) }))).toEqual({
      image_base64: `must be a complete picture; the ${format} is truncated`,
    });
    expect(files.count).toEqual({ opened: 2, discarded: 2, stored: 0, dropped: 0 });
  });
});

test('names and declared types are ignored: a PNG is a PNG (I3)', async () => {
  const image = new File([pictures.PNG], 'holiday.jpg', { type: 'image/gif' });
  expect((await upload(createMock(), asForm({ image }))).format).toBe('PNG');
  const json = asJson({ filename: 'a.gif', image_base64: `data:image/gif;base64,${base64Of(pictures.PNG)}` });
  expect((await upload(createMock(), json)).format).toBe('PNG');
});

test('the response contains the URL of the record, and no other response contains the delete token (I2)', async () => {
  const mock = createMock();
  const response = await sendRequest(mock, path, asForm({ slug: 'first-frost' }));
  expect(response.headers.get('Location')).toBe('http://pix.test/api/v1/images/first-frost');
  const { data } = await bodyOf<{ data: { delete_token: string } }>(response);
  expect(data.delete_token).toMatch(/^[A-Za-z0-9]{32}$/);
  const others = [
    await sendRequest(mock, `${path}/first-frost`),
    await sendRequest(mock, `${path}?user=me`, key('owner')),
    await sendRequest(mock, `${path}/first-frost`, jsonRequest('PATCH', {}, 'owner')),
    await sendRequest(mock, '/i/first-frost'),
  ];
  for (const other of others) expect(await other.text()).not.toContain(data.delete_token);
});

test('all faults are reported at once, including those of the picture', async () => {
  const fields = { slug: '-', title: 't'.repeat(201), tags: 't'.repeat(65), is_public: 'no' };
  const form = await fieldMessages(
    createMock(),
    path,
    asForm({ ...fields, image: fileOf(new Uint8Array()) }),
  );
  expect(Object.keys(form).toSorted()).toEqual(['image', 'is_public', 'slug', 'tags', 'title']);
  const json = await fieldMessages(createMock(), path, asJson({ ...fields, image_base64: '*' }));
  expect(Object.keys(json).toSorted()).toEqual(['image_base64', 'is_public', 'slug', 'tags', 'title']);
});

test.each([
  ['no picture in a form', asForm({ image: [] }), 'image', 'must be given'],
  ['a text as the file', asForm({ image: 'hello' }), 'image', 'sent as a file'],
  ['an empty file', asForm({ image: fileOf(new Uint8Array()) }), 'image', 'must not be empty'],
  ['two pictures', asForm({ image: [fileOf(pictures.PNG), fileOf(pictures.PNG)] }), 'image', 'given once'],
  ['Base64 in a form', asForm({ image: [], image_base64: 'AAAA' }), 'image', 'must be given'],
  ['no picture as JSON', asJson({ image_base64: undefined }), 'image_base64', 'must be given'],
  ['a number', asJson({ image_base64: 7 }), 'image_base64', 'a Base64 string'],
  ['null', asJson({ image_base64: null }), 'image_base64', 'a Base64 string'],
  ['an empty text', asJson({ image_base64: '' }), 'image_base64', 'must not be empty'],
  ['a bare prefix', asJson({ image_base64: 'data:image/png;base64,' }), 'image_base64', 'must not be empty'],
  ['an invalid letter', asJson({ image_base64: 'AAAA-AAA' }), 'image_base64', '"-" is not allowed'],
  ['wrong padding', asJson({ image_base64: 'AAA=A' }), 'image_base64', 'padding'],
  ['a URI without Base64', asJson({ image_base64: 'data:image/png,AAAA' }), 'image_base64', ';base64,'],
])('%s is rejected with a hint', async (_, init, field, words) => {
  const faults = await fieldMessages(createMock(), path, init);
  expect(Object.keys(faults)).toEqual([field]);
  expect(faults[field]).toContain(words);
});

test('an HTML form without a chosen file has no file, rather than an empty one', async () => {
  const body =
    '--b\r\nContent-Disposition: form-data; name="image"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--';
  const headers = { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'multipart/form-data; boundary=b' };
  const faults = await fieldMessages(createMock(), path, { method: 'POST', headers, body });
  expect(faults['image']).toContain('must be given');
});

test.each([
  ['text', 'hello'],
  ['HTML', '<!doctype html><svg></svg>'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['a single byte', 'x'],
])('the format of %s is unknown', async (_, text) => {
  const bytes = new TextEncoder().encode(text);
  expect(await statusOf(createMock(), path, asForm({ image: fileOf(bytes) }))).toBe(415);
  expect(await statusOf(createMock(), path, asJson({ image_base64: base64Of(bytes) }))).toBe(415);
});

test('a drawing with scripts is accepted, and served so that they do not run', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><script>alert(1)</script></svg>';
  const mock = createMock();
  const { slug } = await upload(mock, asForm({ image: fileOf(new TextEncoder().encode(svg)) }));
  const raw = await sendRequest(mock, `/raw/${slug}.svg`);
  expect(raw.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(raw.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a picture that an adapter cannot decode is rejected', async () => {
  const files = countedFiles();
  const mock = createMock({
    files,
    checkPicture: (_, { format }) => Promise.resolve(`the ${format} is odd`),
  });
  expect(await fieldMessages(mock, path, asForm())).toEqual({
    image: 'must be a complete picture; the SVG is odd',
  });
  expect(files.count).toMatchObject({ discarded: 1, stored: 0 });
});

test('a picture that an adapter cannot check at the moment is a 503, and is not stored (S21)', async () => {
  const files = countedFiles();
  const mock = createMock({ files, checkPicture: () => Promise.reject(new QueueTimeout()) });
  const response = await sendRequest(mock, path, asForm());
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
  const { error } = await bodyOf<ErrorBody>(response);
  expect([error.code, error.fields]).toEqual(['internal_error', undefined]);
  expect(files.count).toMatchObject({ discarded: 1, stored: 0 });
});
