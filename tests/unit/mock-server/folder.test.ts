import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeBmp } from '../../../mock-server/imaging/bmp.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { createUniqueSlugs } from '../../../mock-server/seed/names.ts';
import { folderOf } from './support/folder.ts';
import { blockBelow } from '../../support/code-blocks.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } });
const pngBytes = await drawing.clone().png().toBuffer();
const jpgBytes = await drawing.clone().jpeg().toBuffer();

test('all six formats are recognized by their bytes, whatever their names', async () => {
  const { seed, lines } = await folderOf({
    'a.jpg': jpgBytes,
    'b.txt': pngBytes,
    'c.gif': await drawing.clone().gif().toBuffer(),
    'd.webp': await drawing.clone().webp().toBuffer(),
    'e.bmp': encodeBmp(new Uint8Array(60 * 40 * 3), 60, 40),
    'f.svg': '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"/>',
  });
  const { pictures } = await seed();
  expect(pictures.map(({ format }) => format)).toEqual(['JPG', 'PNG', 'GIF', 'WEBP', 'BMP', 'SVG']);
  for (const { width, height } of pictures) expect([width, height]).toEqual([60, 40]);
  expect(lines).toEqual([]);
});

test.each(['jpeg', 'png'] as const)(
  'a rotated %s has its displayed size, and so does its thumbnail',
  async (format) => {
    const { seed } = await folderOf({
      'a.x': await drawing.clone().toFormat(format).withMetadata({ orientation: 6 }).toBuffer(),
    });
    const [picture] = (await seed()).pictures;
    if (!picture) throw new Error('not read');
    expect([picture.width, picture.height]).toEqual([40, 60]);
    const { bytes } = await sharpThumbnailer()({ ...picture, id: 1 });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 });
  },
);

test('bytes are served unchanged, with the time of the file', async () => {
  const { seed } = await folderOf({ 'a.jpg': jpgBytes });
  const [picture] = (await seed()).pictures;
  expect(Buffer.from((await picture?.content.bytes()) ?? [])).toEqual(jpgBytes);
  expect(picture?.fileSize).toBe(jpgBytes.byteLength);
  expect(picture?.createdAt).toBe(1_700_000_000_000);
});

test.each([
  ['changed', (file: string) => appendFile(file, 'more')],
  ['changed to the same length', (file: string) => writeFile(file, jpgBytes.toReversed())],
  ['deleted', (file: string) => rm(file)],
])('a picture that was %s since the start is a 404', async (_, change) => {
  const { seed, dir } = await folderOf({ 'a.jpg': jpgBytes });
  const fetch = createMockFetch({ seed: await seed() });
  expect((await fetch('/raw/a.jpg')).status).toBe(200);
  await change(join(dir, 'a.jpg'));
  for (const path of ['/raw/a.jpg', '/cdn.php?id=a', '/thumb/a.jpg']) {
    const response = await fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('since the start');
  }
});

test('pictures of 8,000 folders with the same name are read quickly', () => {
  const nextSlug = createUniqueSlugs();
  const start = cpuTime();
  const slugs = Array.from({ length: 20_000 }, () => nextSlug('cover'));
  expect(cpuTime() - start).toBeLessThan(500);
  expect(slugs.slice(0, 3)).toEqual(['cover', 'cover-2', 'cover-3']);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('a file keeps its numbered slug', () => {
  const nextSlug = createUniqueSlugs();
  expect(['a-2', 'a', 'a', 'a', 'a-2'].map(nextSlug)).toEqual(['a-2', 'a', 'a-3', 'a-4', 'a-2-2']);
});

test('sub-folders become albums', async () => {
  const { seed } = await folderOf({
    'trip/a.png': pngBytes,
    'trip/day 1/b.png': pngBytes,
    'c.png': pngBytes,
  });
  const { albums } = await seed();
  expect(albums.map(({ title, pictures }) => [title, pictures])).toEqual([
    ['Trip', ['a']],
    ['Trip / Day 1', ['b']],
  ]);
  for (const { token } of albums) expect(token).toMatch(/^(?!\d+$)[A-Za-z0-9]{12}$/);
});

test('incomplete pictures are reported, counted and skipped', async () => {
  const { seed, lines } = await folderOf({
    'good.png': pngBytes,
    'notes.txt': 'hello',
    'empty.jpg': '',
    'cut.jpg': jpgBytes.subarray(0, -20),
    'cut.png': pngBytes.subarray(0, -20),
    'bm.txt': 'BMW is a car maker',
  });
  expect((await seed()).pictures).toHaveLength(1);
  expect(lines.toSorted()).toEqual([
    '5 of 6 files were skipped.',
    'Skipped bm.txt: its content is not JPG, PNG, GIF, WebP, BMP or SVG.',
    'Skipped cut.jpg: the JPG is truncated.',
    'Skipped cut.png: the PNG is truncated.',
    'Skipped empty.jpg: it is empty.',
    'Skipped notes.txt: its content is not JPG, PNG, GIF, WebP, BMP or SVG.',
  ]);
});

test('a long album title is not cut within a character', async () => {
  const folders = ['🏔️'.repeat(15), `x${'🌊'.repeat(50)}`, `y${'🌊'.repeat(50)}`];
  const { seed } = await folderOf({ [`${folders.join('/')}/a.png`]: pngBytes });
  const [album] = (await seed()).albums;
  expect([...(album?.title ?? '')]).toHaveLength(120);
  expect(album?.title.isWellFormed()).toBe(true);
});

test('names of folders keep the part after a dot', async () => {
  const { seed } = await folderOf({ 'Trip 2024.08/a.png': pngBytes, 'Trip_2024.09/b.png': pngBytes });
  const { pictures, albums } = await seed();
  expect(pictures.map(({ category }) => category)).toEqual(['Trip 2024.08', 'Trip 2024.09']);
  expect(albums.map(({ title }) => title)).toEqual(['Trip 2024.08', 'Trip_2024.09']);
});

test('hidden files and links are not followed; links are counted', async () => {
  const { dir, seed, lines } = await folderOf({
    'a.png': pngBytes,
    '.b.png': pngBytes,
    '.git/c.png': pngBytes,
  });
  await symlink(join(dir, 'a.png'), join(dir, 'link.png'));
  await symlink('/', join(dir, 'root'));
  expect((await seed()).pictures.map(({ slug }) => slug)).toEqual(['a']);
  expect(lines).toEqual(['2 links were not followed.']);
});

test('slugs are valid and unique, titles are the names with a capital', async () => {
  const { seed } = await folderOf({
    'IMG_0001.JPG': jpgBytes,
    'img 0001.png': pngBytes,
    'élan-vital.png': pngBytes,
    'sub/IMG-0001.jpeg': jpgBytes,
    '2024.png': pngBytes,
    'Grüße_aus Köln.png': pngBytes,
    '写真.png': pngBytes,
    [`${'x'.repeat(90)}.png`]: pngBytes,
  });
  const { pictures } = await seed();
  const slugs = pictures.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(8);
  for (const slug of slugs) expect(slug).toMatch(/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/);
  expect(slugs).toEqual(expect.arrayContaining(['picture-2024', 'grusse_aus-koln']));
  expect(pictures.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['IMG 0001', 'Img 0001', 'Élan vital', 'Grüße aus Köln', '写真']),
  );
});

test('pictures.json has titles, descriptions, categories and tags, by path; what is missing follows from the names', async () => {
  const { seed, lines } = await folderOf({
    'bay.png': pngBytes,
    'Trip/cafe\u0301.png': pngBytes,
    'Trip/quay.png': pngBytes,
    'pictures.json': JSON.stringify({
      'bay.png': {
        title: ' The bay at noon ',
        description: 'Seen from the pier.',
        tags: ['sea', 'sea', 'noon'],
      },
      'Trip/caf\u00e9.png': { category: 'Inside', title: '' },
      'gone.png': { title: 'Gone' },
    }),
  });
  const { pictures } = await seed();
  expect(
    pictures.map(({ slug, title, description, category, tags }) => [
      slug,
      title,
      description,
      category,
      tags,
    ]),
  ).toEqual([
    ['bay', 'The bay at noon', 'Seen from the pier.', '', ['sea', 'noon']],
    ['cafe', 'Caf\u00e9', '', 'Inside', []],
    ['quay', 'Quay', '', 'Trip', []],
  ]);
  expect(lines).toEqual(['pictures.json has texts of gone.png, but there is no such picture.']);
});

test('pictures.json of the guide is valid', async () => {
  const { seed, lines } = await folderOf({
    'bay at_noon.jpg': jpgBytes,
    'trip/quay.jpg': jpgBytes,
    'pictures.json': blockBelow('docs/guides/reference-server.md', 'Your own pictures', 'json').code,
  });
  const { pictures } = await seed();
  expect(pictures.map(({ title, category }) => [title, category])).toEqual([
    ['The bay', ''],
    ['The old quay', 'City'],
  ]);
  expect(lines).toEqual([]);
});

test.each<[string, string, unknown]>([
  ['pictures.json must be an object, not [].', 'a list', []],
  ['pictures.json["a.png"] must be an object, not "The bay".', 'a title alone', { 'a.png': 'The bay' }],
  [
    'pictures.json["a.png"].titel is unknown; the known fields are title, description, category, tags.',
    'a misspelled field',
    { 'a.png': { titel: 'The bay' } },
  ],
  [
    'pictures.json["a.png"].title must be a string of 200 characters at most, not 5; ' +
      'pictures.json["a.png"].tags must be a list of 30 strings at most, each of 1 to 64 characters without a comma.',
    'wrong values',
    { 'a.png': { title: 5, tags: ['sea, noon'] } },
  ],
])('%s (%s in pictures.json)', async (message, _, texts) => {
  const { seed } = await folderOf({ 'a.png': pngBytes, 'pictures.json': JSON.stringify(texts) });
  await expect(seed()).rejects.toThrow(message);
});

test('a folder without pictures is an error', async () => {
  const { seed, lines, dir } = await folderOf({});
  expect((await seed()).pictures).toEqual([]);
  expect(lines).toEqual([`There are no pictures in ${dir}.`]);
});
