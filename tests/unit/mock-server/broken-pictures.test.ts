import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encodeBmp } from '../../../mock-server/imaging/bmp.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import { folderOf } from './support/folder.ts';

const noise = sharp({
  create: {
    width: 700,
    height: 500,
    channels: 3,
    background: '#c63',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const jpgBytes = await noise.clone().jpeg().toBuffer();
const pngBytes = await noise.clone().png().toBuffer();
const gifBytes = await noise.clone().gif().toBuffer();

/** Names of the files that are recognized as pictures. */
const namesOf = async (files: Record<string, Uint8Array>) => {
  const { seed } = await folderOf(files);
  return (await seed()).pictures.map(({ slug }) => slug);
};

test('a photo with a long video after its end marker is complete', async () => {
  const film = (at: number) => Buffer.alloc(200_000, at);
  const files = Array.from({ length: 4 }, (_, at) => [`p${at}.jpg`, Buffer.concat([jpgBytes, film(at)])]);
  expect(await namesOf(Object.fromEntries(files) as Record<string, Uint8Array>)).toHaveLength(4);
  const long = Buffer.concat([jpgBytes, Buffer.alloc(2_000_000, 7)]);
  expect(await namesOf({ 'a.jpg': long })).toEqual(['a']);
});

test('bytes after the end of a PNG or GIF do no harm', async () => {
  const junk = Buffer.alloc(100_000, 7);
  const files = { 'a.png': Buffer.concat([pngBytes, junk]), 'b.gif': Buffer.concat([gifBytes, junk]) };
  expect(await namesOf(files)).toEqual(['a', 'b']);
  expect(await namesOf({ 'zeros.gif': Buffer.concat([gifBytes, Buffer.alloc(100)]) })).toEqual(['zeros']);
});

test.each([
  ['JPG', jpgBytes],
  ['PNG', pngBytes],
  ['GIF', gifBytes],
])('a %s of more than 64 kB is rejected if it is truncated anywhere', async (format, bytes) => {
  expect(bytes.byteLength).toBeGreaterThan(70_000);
  const cuts = [0.3, 0.5, 0.7, 0.9].map((part) => Math.round(bytes.byteLength * part));
  const { seed, lines } = await folderOf(
    Object.fromEntries(cuts.map((cut) => [`${cut}.x`, bytes.subarray(0, cut)])),
  );
  expect((await seed()).pictures).toEqual([]);
  expect(lines.filter((line) => line.endsWith(`the ${format} is truncated.`))).toHaveLength(cuts.length);
});

test('a truncated GIF is rejected, although its tail contains an apparent end marker', async () => {
  const cut = Buffer.from(gifBytes.subarray(0, 60_000));
  cut.set([0x00, 0x3b], 59_000);
  expect(await namesOf({ 'a.gif': cut })).toEqual([]);
});

test('the end marker of a preview within a truncated photo does not count', async () => {
  const preview = await noise.clone().resize(160).jpeg().toBuffer();
  const length = preview.byteLength + 2;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), preview]);
  const small = await noise.clone().resize(200).jpeg().toBuffer();
  const photo = Buffer.concat([small.subarray(0, 2), segment, small.subarray(2)]);
  expect(await namesOf({ 'a.jpg': photo, 'b.jpg': photo.subarray(0, -20) })).toEqual(['a']);
});

test('pictures that cannot be decoded, or only in part, are reported soon after the start', async () => {
  const tables = jpgBytes.indexOf(Buffer.from([0xff, 0xc4])) + 4;
  const { dir } = await folderOf({
    'good.jpg': jpgBytes,
    'half.jpg': Buffer.concat([jpgBytes.subarray(0, 3000), Buffer.from([0xff, 0xd9])]),
    'sub/bad.jpg': Buffer.from(jpgBytes).fill(0xff, tables, tables + 20),
    'bad.png': Buffer.from(pngBytes).fill(7, 2000, 40_000),
  });
  const lines: string[] = [];
  const server = await startPixServer({ port: 0, pictures: dir, warn: (line) => lines.push(line) });
  onTestFinished(() => server.close());
  const broken = () => lines.filter((line) => line.startsWith('Broken: '));
  await vi.waitFor(() => expect(broken()).toHaveLength(3));
  expect(broken().toSorted()).toEqual([
    'Broken: bad.png: parts of the PNG are missing.',
    'Broken: half.jpg: parts of the JPG are missing.',
    'Broken: sub/bad.jpg: the JPG cannot be decoded.',
  ]);
});

test('sizes that cannot be displayed are rejected by the header (S21)', async () => {
  const png = Buffer.from(pngBytes);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  const bmp = Buffer.from(encodeBmp(new Uint8Array(12), 2, 2));
  bmp.writeInt32LE(100_000, 18);
  bmp.writeInt32LE(100_000, 22);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>';
  const { seed, lines } = await folderOf({ 'a.png': png, 'b.bmp': bmp, 'c.svg': svg });
  expect((await seed()).pictures.map(({ slug }) => slug)).toEqual(['c']);
  expect(lines.slice(0, 2)).toEqual([
    'Skipped a.png: it has more than 200 million pixels.',
    'Skipped b.bmp: it has more than 200 million pixels.',
  ]);
});
