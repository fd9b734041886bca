import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createMockFetch, fetchFrom } from '../../../mock-server/fetch.ts';
import { hashBytes } from '../../../mock-server/internal/hash.ts';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import { tokenFrom } from '../../../mock-server/seed/names.ts';
import { listPhotographFiles, withPhotographFiles } from '../../../mock-server/seed/node/photographs.ts';
import { withPhotographs } from '../../../mock-server/seed/photographs.ts';
import { drawnSample } from '../../../mock-server/seed/sample.ts';
import type { PictureSeed } from '../../../mock-server/store/records.ts';
import { MAX_THUMBNAIL_SIDE } from '../../../src/contract/limits.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const drawn = drawnSample(NOW);
const sample = withPhotographFiles(drawn, NOW);
const added = sample.pictures.slice(drawn.pictures.length);

test('the sample of a server has twelve pictures with 2,400 pixels or more, in one album and with one tag', () => {
  expect(added).toHaveLength(12);
  for (const { slug, width, height, format, tags, isPublic } of added) {
    expect(Math.max(width, height), slug).toBeGreaterThanOrEqual(2400);
    expect([format, isPublic, tags.at(-1)], slug).toEqual(['WEBP', true, 'photograph']);
  }
  const album = sample.albums.find(({ token }) => token === tokenFrom('Photographs'));
  expect(album?.pictures).toEqual(added.map(({ slug }) => slug));
  expect(sample.albums).toHaveLength(drawn.albums.length + 1);
});

test('their shapes range from portraits of 2:3 to a panorama of 5:2', () => {
  const shapes = new Set(added.map(({ width, height }) => (width / height).toFixed(2)));
  expect([...shapes].sort()).toEqual(['0.67', '0.80', '1.00', '1.50', '1.78', '2.50']);
});

test('each record describes its file, and the thumbnail is small', async () => {
  for (const { slug, content, fileSize, width, height } of added) {
    const bytes = await content.bytes();
    expect({ fileSize: bytes.byteLength, version: hashBytes(bytes) }).toEqual({
      fileSize,
      version: content.version,
    });
    expect(await sharp(bytes).metadata(), slug).toMatchObject({ format: 'webp', width, height });
    const thumbnail = (await content.thumbnail?.()) ?? new Uint8Array();
    const found = await sharp(thumbnail).metadata();
    expect(Math.max(found.width, found.height), slug).toBe(MAX_THUMBNAIL_SIDE);
    expect(found.width / found.height, slug).toBeCloseTo(width / height, 1);
    expect(thumbnail.byteLength, slug).toBeLessThan(25_000);
  }
});

test('all files together take at most 1.6 MB', async () => {
  const files = listPhotographFiles();
  expect(files.map(({ slug }) => slug).sort()).toEqual(added.map(({ slug }) => slug).sort());
  const bytes = await Promise.all(files.flatMap(({ raw, thumb }) => [readFile(raw), readFile(thumb)]));
  expect(bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(1_600_000);
});

test('they are newer than all drawings, and viewed less often', () => {
  const created = (pictures: readonly PictureSeed[]) => pictures.map(({ createdAt }) => createdAt);
  expect(Math.min(...created(added))).toBeGreaterThan(Math.max(...created(drawn.pictures)));
  expect(Math.max(...created(added))).toBeLessThan(NOW);
  const views = (pictures: readonly PictureSeed[]) => pictures.map((picture) => picture.views);
  expect(Math.max(...views(added))).toBeLessThan(Math.min(...views(drawn.pictures)));
  const names = sample.pictures.flatMap(({ slug, title }) => [slug, title]);
  expect(new Set(names).size).toBe(sample.pictures.length * 2);
});

test('a file is read when it is requested, and a thumbnail needs no decoding', async () => {
  const read = vi.fn((path: string) => Promise.resolve(new TextEncoder().encode(path)));
  const mock = fetchFrom(createMock({ start: withPhotographs(drawn, NOW, read) }));
  expect(read).not.toHaveBeenCalled();
  for (const folder of ['raw', 'thumb']) {
    const response = await mock(`http://pix.test/${folder}/the-lake-holds-still.webp`);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(await response.text()).toBe(`${folder}/the-lake-holds-still.webp`);
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test('a mock without files leaves them out', async () => {
  const response = await createMockFetch()('http://pix.test/raw/the-lake-holds-still.webp');
  expect(response.status).toBe(404);
});
