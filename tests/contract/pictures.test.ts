import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CAMERA, exifJpeg, exifOf } from '../support/exif-jpeg.ts';
import type { ErrorBody } from '../../src/contract/models.ts';
import { bodyOf, sendRequest, createMock, seed } from './support/mock.ts';
import { asForm, fileOf, pictures, upload } from './support/uploads.ts';

const slug = 'low-tide-early-light';

test('a picture is served unchanged, with its true type and without scripts (I12)', async () => {
  const response = await sendRequest(createMock(), `/raw/${slug}.svg`);
  const own = await seed.pictures.find((picture) => picture.slug === slug)?.content.bytes();
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(own);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test.each([
  `/raw/${slug}.png`,
  `/raw/${slug}`,
  `/raw/${slug}.SVG`,
  '/raw/nothing.svg',
  `/raw/a%2F${slug}.svg`,
  '/raw/1.svg',
])('%s is not a picture', async (path) => {
  expect((await sendRequest(createMock(), path)).status).toBe(404);
});

test('a picture keeps the Exif with which it was uploaded, its thumbnail does not', async () => {
  const mock = createMock();
  const file = exifJpeg(exifOf(CAMERA), pictures.JPG);
  const { urls } = await upload(mock, asForm({ image: fileOf(file) }));
  const bytesOf = async (url: string) => {
    const response = await sendRequest(mock, new URL(url).pathname);
    return new Uint8Array(await response.arrayBuffer());
  };
  expect(await bytesOf(urls.direct_url)).toEqual(file);
  expect((await sharp(await bytesOf(urls.thumbnail_url)).metadata()).exif).toBeUndefined();
});

test('a thumbnail fits 480 × 480 and keeps the proportions (I12)', async () => {
  const response = await sendRequest(createMock(), `/thumb/${slug}.svg`);
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([480, 320, 'webp']);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
});

test.each(['bytes=0-3', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,4-5', 'bytes=99999999-', 'lines=1'])(
  'a request for the range %s gets the whole picture (S26)',
  async (Range) => {
    const whole = await (await sendRequest(createMock(), `/raw/${slug}.svg`)).text();
    const response = await sendRequest(createMock(), `/raw/${slug}.svg`, {
      headers: { Range, 'If-Range': '"x"' },
    });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([200, null]);
    expect(await response.text()).toBe(whole);
  },
);

test('picture and thumbnail have different ETags', async () => {
  const mock = createMock();
  const tag = async (path: string) => (await sendRequest(mock, path)).headers.get('ETag');
  expect(await tag(`/thumb/${slug}.svg`)).not.toBe(await tag(`/raw/${slug}.svg`));
});

test('the embed address serves by slug and by id (I12)', async () => {
  const mock = createMock();
  const bySlug = await (await sendRequest(mock, `/cdn.php?id=${slug}`)).text();
  expect(bySlug).toBe(await (await sendRequest(mock, `/raw/${slug}.svg`)).text());
  expect((await sendRequest(mock, '/cdn.php?id=1')).status).toBe(200);
});

test.each(['', '?id=', '?id=a&id=b'])('the embed address rejects %j', async (query) => {
  expect((await sendRequest(createMock(), `/cdn.php${query}`)).status).toBe(422);
});

test('the picture page shows title, description and picture, and escapes user content', async () => {
  const [picture] = seed.pictures;
  if (!picture) throw new Error('no picture');
  const evil = {
    ...picture,
    title: '</title><script>x',
    description: '"><img src=x onerror=y>',
    tags: ['<b>'],
  };
  const mock = createMock({ seed: { ...seed, albums: [], pictures: [evil] } });
  const html = await (await sendRequest(mock, `/i/${picture.slug}`)).text();
  expect(html).toContain('<h1><bdi>&lt;/title&gt;&lt;script&gt;x</bdi></h1>');
  expect(html).not.toMatch(/<script|onerror=y>|<b>/);
  expect(html).toContain(`<meta property="og:image" content="http://pix.test/thumb/${picture.slug}.svg">`);
});

test('the picture page allows no scripts and only its own style sheet', async () => {
  const response = await sendRequest(createMock(), `/i/${slug}`);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const style = /<style>([^<]*)<\/style>/.exec(await response.text())?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

test('the page of an unlisted picture is excluded from search engines', async () => {
  const unlisted = seed.pictures.find(({ isPublic }) => !isPublic);
  expect(await (await sendRequest(createMock(), `/i/${unlisted?.slug}`)).text()).toContain('noindex');
});

test('an unknown picture page is a page with status 404', async () => {
  const response = await sendRequest(createMock(), '/i/nothing');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>');
});

test('a script that was not built is a 404 that explains it', async () => {
  const response = await sendRequest(
    createMock({ scripts: () => Promise.resolve(undefined) }),
    '/cdn/sdk.js',
  );
  expect(response.status).toBe(404);
  const { error } = await bodyOf<ErrorBody>(response);
  expect(error.message).toBe(
    'There is no script "sdk.js" here. The option static of startPixServer names the folders of scripts; in the sources of Pix, build them first.',
  );
});

test('an original that temporarily replaces its thumbnail is not cached', async () => {
  const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const thumbnails = () =>
    Promise.resolve({ bytes, contentType: 'image/svg+xml', isFallback: true as const });
  const response = await sendRequest(createMock({ thumbnails }), '/thumb/low-tide-early-light.svg');
  const later = await sendRequest(createMock(), '/thumb/low-tide-early-light.svg');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('ETag')).not.toBe(later.headers.get('ETag'));
});
