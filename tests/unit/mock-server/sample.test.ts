import { decode } from 'bmp-ts';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { knownDrawings } from '../../../demo/src/build/known-drawings.ts';
import { sharpRasterizer } from '../../../mock-server/imaging/node/sharp-imaging.ts';
import { sniffFormat } from '../../../mock-server/imaging/sniff-format.ts';
import { Brush } from '../../../mock-server/seed/art/brush.ts';
import { drawnSample, sampleSeed } from '../../../mock-server/seed/sample.ts';
import type { PictureSeed, Seed } from '../../../mock-server/store/records.ts';
import { IMAGE_FORMATS } from '../../../src/contract/limits.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const seed = await sampleSeed(NOW, sharpRasterizer);
const publicPictures = seed.pictures.filter(({ isPublic }) => isPublic);

test('the sample has at least 240 public pictures and a few unlisted ones', () => {
  expect(publicPictures.length).toBeGreaterThanOrEqual(240);
  expect(seed.pictures.length - publicPictures.length).toBeGreaterThanOrEqual(3);
});

test('it has at least ten public albums of 8 to 40 pictures, and a private one', () => {
  const open = seed.albums.filter(({ isPublic }) => isPublic);
  expect(open.length).toBeGreaterThanOrEqual(10);
  expect(seed.albums.length).toBeGreaterThan(open.length);
  for (const { title, description, pictures } of seed.albums) {
    expect(pictures.length, title).toBeGreaterThanOrEqual(8);
    expect(pictures.length, title).toBeLessThanOrEqual(40);
    expect(description, title).not.toBe('');
  }
});

test('it has five categories, thirty tags and three users (G7)', () => {
  expect(new Set(publicPictures.map(({ category }) => category)).size).toBe(5);
  expect(new Set(publicPictures.flatMap(({ tags }) => tags)).size).toBe(30);
  expect(new Set(publicPictures.map(({ owner }) => owner))).toEqual(
    new Set(seed.users.map(({ name }) => name)),
  );
});

test('shapes range from 4:1 to 1:3, and all six formats occur', () => {
  const shapes = publicPictures.map(({ width, height }) => width / height);
  expect(Math.max(...shapes)).toBeCloseTo(4, 1);
  expect(Math.min(...shapes)).toBeCloseTo(1 / 3, 1);
  expect(new Set(publicPictures.map(({ format }) => format))).toEqual(new Set(IMAGE_FORMATS));
});

test('no two pictures share slug, title, bytes or time', async () => {
  const bytes = await Promise.all(
    seed.pictures.map(async ({ content }) => Buffer.from(await content.bytes()).toString('latin1')),
  );
  for (const values of [
    seed.pictures.map(({ slug }) => slug),
    seed.pictures.map(({ title }) => title),
    seed.pictures.map(({ createdAt }) => createdAt),
    bytes,
  ]) {
    expect(new Set<unknown>(values).size).toBe(seed.pictures.length);
  }
});

const pixelsOf = async ({ format, content }: PictureSeed) => {
  const bytes = Buffer.from(await content.bytes());
  if (format === 'BMP') return decode(bytes);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

test.each(IMAGE_FORMATS)('pictures in %s have the size of their record when decoded', async (format) => {
  for (const picture of seed.pictures.filter((candidate) => candidate.format === format).slice(0, 4)) {
    const bytes = await picture.content.bytes();
    expect(bytes.byteLength).toBe(picture.fileSize);
    expect(sniffFormat(bytes)).toBe(format);
    const { width, height, data } = await pixelsOf(picture);
    expect([width, height]).toEqual([picture.width, picture.height]);
    expect(new Set(data.subarray(0, 60_000)).size, picture.title).toBeGreaterThan(1);
  }
});

test('drawings are self-contained: no scripts, no external resources', async () => {
  for (const picture of seed.pictures.filter(({ format }) => format === 'SVG')) {
    const svg = new TextDecoder().decode(await picture.content.bytes());
    expect(svg, picture.title).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/,
    );
    expect(svg, picture.title).not.toMatch(/<script|<text|<image|NaN|undefined|Infinity|href="[^#]/);
    expect(picture.fileSize, picture.title).toBeLessThan(40_000);
  }
});

test('a second drawing is identical to the last byte', async () => {
  const again = await sampleSeed(NOW);
  const first = await sampleSeed(NOW);
  const facts = ({ content, ...rest }: PictureSeed) => ({ ...rest, version: content.version });
  expect(again.pictures.map(facts)).toEqual(first.pictures.map(facts));
  expect(again.albums).toEqual(first.albums);
  const rasters = await sampleSeed(NOW, sharpRasterizer);
  for (const [at, picture] of rasters.pictures.entries()) {
    const [one, other] = await Promise.all([picture.content.bytes(), seed.pictures[at]?.content.bytes()]);
    expect(Buffer.compare(one, other ?? new Uint8Array()), picture.slug).toBe(0);
  }
});

test('the version of a picture changes with its bytes', async () => {
  const versions = (
    await sampleSeed(NOW, async (svg, format) => {
      const bytes = await sharpRasterizer(svg, format);
      return new Uint8Array([...bytes.subarray(0, 500), 0]);
    })
  ).pictures.map(({ format, content }) => ({ format, version: content.version }));
  for (const [at, { format, version }] of versions.entries()) {
    expect(version === seed.pictures[at]?.content.version, format).toBe(format === 'SVG');
  }
});

test('the pictures were added over more than a year, with few or thousands of views', () => {
  const times = publicPictures.map(({ createdAt }) => createdAt);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(365 * 86_400_000);
  const views = publicPictures.map((picture) => picture.views);
  expect([Math.min(...views) < 50, Math.max(...views) > 3000]).toEqual([true, true]);
});

test('the newest page is varied: many motifs, and more than one category', () => {
  const newest = publicPictures.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, 24);
  expect(new Set(newest.map(({ category }) => category)).size).toBe(5);
  expect(new Set(newest.map(({ tags }) => tags.join())).size).toBeGreaterThan(15);
});

test('known drawings have the same records and bytes, and are drawn only when their files are read', async () => {
  const paint = vi.spyOn(Brush.prototype, 'toSvg');
  const known = knownDrawings();
  const drawn = drawnSample(NOW);
  paint.mockClear();
  const lazy = drawnSample(NOW, known);
  expect(paint).not.toHaveBeenCalled();
  const readAll = ({ pictures }: Seed) => Promise.all(pictures.map(({ content }) => content.bytes()));
  expect(await readAll(lazy)).toEqual(await readAll(drawn));
  expect(paint).toHaveBeenCalledTimes(drawn.pictures.length);
  paint.mockRestore();
  const records = ({ pictures }: Seed) =>
    pictures.map(({ content: { version }, ...record }) => ({ ...record, version }));
  expect(records(lazy)).toEqual(records(drawn));
  expect(lazy.albums).toEqual(drawn.albums);
});
