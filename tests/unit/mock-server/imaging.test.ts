import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cachedThumbnailer, withOriginalFallback } from '../../../mock-server/imaging/thumbnails.ts';
import { measurePicture, svgSize } from '../../../mock-server/imaging/measure-picture.ts';
import { sharpRasterizer } from '../../../mock-server/imaging/node/sharp-imaging.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { sniffFormat } from '../../../mock-server/imaging/sniff-format.ts';
import { IMAGE_FORMATS } from '../../../src/contract/limits.ts';
import type { Picture } from '../../../mock-server/store/records.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const pictureOf = (format: Picture['format'], bytes: Uint8Array, id = 1): Picture => ({
  id,
  format,
  slug: `p${id}`,
  title: '',
  description: '',
  category: '',
  tags: [],
  width: 1,
  height: 1,
  fileSize: bytes.byteLength,
  views: 0,
  isPublic: true,
  owner: 'owner',
  createdAt: 0,
  content: { version: `v${id}`, bytes: () => Promise.resolve(new Uint8Array(bytes)) },
});

test.each([
  ['<svg width="30" height="20px">', 30, 20],
  ['<svg width="100%" height="100%" viewBox="0 0 300 200">', 300, 200],
  ['<svg viewBox="0,0,300,200">', 300, 200],
  ['<svg width="30" viewBox="0 0 300 200">', 30, 20],
  ["<svg height='1in' viewBox='0 0 2 1'>", 192, 96],
  ['<svg width="1pc" height="2em">', 16, 32],
  ['<svg width="72pt" height="2.54cm">', 96, 96],
  ['<svg width="25.4mm" height="101.6Q">', 96, 96],
  ['<svg data-width="5" stroke-width="9" viewBox="0 0 7 8">', 7, 8],
  ['<svg width="3rem" height="4ex">', 48, 32],
  ['<svg width="2.6" height=".4">', 3, 1],
  ['<svg title="a > b" width="3" height="4">', 3, 4],
  ["<svg data-note='a width=\"5\"' width='3' height='4'>", 3, 4],
  ['<!-- <svg width="10" height="10"> --><svg width="300" height="200">', 300, 200],
  ['<!DOCTYPE svg [<!ENTITY a \'<svg width="1" height="1">]>\'>]\n><svg width="300" height="200">', 300, 200],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="3" height="4"/>', 3, 4],
])('%s has its stated size', (svg, width, height) => {
  expect(svgSize(svg)).toEqual({ width, height });
});

test.each([
  '<svg>',
  '<svg width="0" height="0">',
  '<svg width="50%" height="50%">',
  '<svg viewBox="0 0 0 0">',
  '<svg viewBox="0 0 5">',
  '<svg viewBox="0 0 5 0">',
  '<svg viewBox="0 0 0 5">',
  '<svg viewBox="0 0 1e200 1e200">',
  '<svg width="1e400" height="1e400">',
  '<html>',
  '<html><svg width="3" height="4">',
  '<!-- <svg width="3" height="4">',
  '<?xml <svg width="3" height="4">',
  '<!DOCTYPE svg [<!-- ]><svg width="3" height="4">',
])('%s has no size', (svg) => {
  expect(svgSize(svg)).toBeUndefined();
});

test.each([
  ['opening tags', '<svg '],
  ['letters', '<svg a'.padEnd(12, 'a')],
  ['comments', '<!-- - --'],
  ['quotes', `<!DOCTYPE svg ["'`],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">'],
  ['instructions that are never closed', '<?'],
  ['instructions in a document type', '<?', '<!DOCTYPE svg ['],
  ['comments in a document type', '<!--', '<!DOCTYPE svg ['],
  ['instructions before the root', '<?', '<?xml?>'],
  ['attributes', ' a'],
  ['white space', ' ', '<svg'],
  ['white space after names', ' a ', '<svg'],
])('a drawing of half a megabyte of nothing but %s is examined quickly (S21)', (_, part, start = '') => {
  const text = start + part.repeat(500_000 / part.length);
  const startTime = cpuTime();
  expect(svgSize(text)).toBeUndefined();
  expect(sniffFormat(new TextEncoder().encode(text))).toBe(text.startsWith('<svg ') ? 'SVG' : undefined);
  expect(cpuTime() - startTime).toBeLessThan(2000);
});

test.each(['utf-16le', 'utf-16be'] as const)('an SVG in %s is recognized', (encoding) => {
  const little = Buffer.from('\ufeff<svg width="3" height="4"/>', 'utf16le');
  const bytes = new Uint8Array(encoding === 'utf-16le' ? little : little.swap16());
  expect([sniffFormat(bytes), measurePicture(bytes, 'SVG')]).toEqual(['SVG', { width: 3, height: 4 }]);
});

test.each([
  ['SVG', '\ufeff <?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg [<!ENTITY a "b">]><svg>'],
  ['SVG', '<svg\nwidth="1">'],
  [undefined, '<html><svg></svg></html>'],
  [undefined, '<!-- never ends'],
  ['SVG', '<s:svg xmlns:s="http://www.w3.org/2000/svg">'],
  [undefined, '<!doctype svg><svg>'],
  [undefined, '<svgx>'],
  [undefined, ''],
])('format %s is recognized in %j', (format, text) => {
  expect(sniffFormat(new TextEncoder().encode(text))).toBe(format);
});

test.each([
  ['JPG', [0xff, 0xd8, 0xff, 0xe0, 0, 0]],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['GIF', [...Buffer.from('GIF89a')]],
  ['WEBP', [...Buffer.from('RIFF0000WEBPVP8 ')]],
  ['SVG', [...Buffer.from('<svg width="')]],
] as const)('a %s that ends after its first bytes has no size (S21)', (format, bytes) => {
  expect(measurePicture(Uint8Array.from(bytes), format)).toBeUndefined();
});

test('small pictures are not enlarged', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"/>';
  const { bytes, contentType } = await sharpThumbnailer()(pictureOf('SVG', new TextEncoder().encode(svg)));
  expect(contentType).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 24, height: 16 });
});

const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c63' } });

test.each([
  [4, 60, 40],
  [5, 40, 60],
])('the size of a JPG is that of its orientation: %d', async (orientation, width, height) => {
  const jpg = await drawing.clone().jpeg().withMetadata({ orientation }).toBuffer();
  expect(measurePicture(new Uint8Array(jpg), 'JPG')).toEqual({ width, height });
});

/** Exif data whose directory has these entries, each a tag and a number. */
function exifOf(entries: readonly (readonly [number, number])[], littleEndian: boolean): Uint8Array {
  const start = 12;
  const view = new DataView(new ArrayBuffer(start + 2 + 12 * entries.length));
  view.setUint16(0, littleEndian ? 0x4949 : 0x4d4d);
  view.setUint32(4, start, littleEndian);
  view.setUint16(start, entries.length, littleEndian);
  for (const [index, [tag, value]] of entries.entries()) {
    view.setUint16(start + 2 + 12 * index, tag, littleEndian);
    view.setUint16(start + 10 + 12 * index, value, littleEndian);
  }
  return new Uint8Array(view.buffer);
}

test.each([
  [0, false],
  [4, false],
  [5, true],
  [8, true],
  [9, false],
])('the size of a PNG is that of the orientation %d in its Exif', async (orientation, isTurned) => {
  const png = await drawing.clone().png().toBuffer();
  const width = [0x0100, 7] as const;
  const entry = [0x0112, orientation] as const;
  for (const littleEndian of [true, false]) {
    for (const entries of [[entry], [width, entry, [0x0113, 7] as const]]) {
      const exif = exifOf(entries, littleEndian);
      const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), exif, Buffer.alloc(4)]);
      chunk.writeUInt32BE(exif.length);
      // After the header, and after the pixels, where it does not count.
      const early = new Uint8Array(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
      const late = new Uint8Array(Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]));
      const size = isTurned ? { width: 40, height: 60 } : { width: 60, height: 40 };
      expect(measurePicture(early, 'PNG')).toEqual(size);
      expect(measurePicture(late, 'PNG')).toEqual({ width: 60, height: 40 });
    }
  }
});

test('the orientation of a WebP is ignored, as in browsers', async () => {
  const webp = await drawing.clone().webp().withMetadata({ orientation: 6 }).toBuffer();
  expect(measurePicture(new Uint8Array(webp), 'WEBP')).toEqual({ width: 60, height: 40 });
});

test.each([0, 1, 2, 40, 41, 60])(
  'the orientation of a PNG is ignored if its Exif is truncated to %d bytes (S21)',
  async (length) => {
    const png = await drawing.clone().png().withMetadata({ orientation: 6 }).toBuffer();
    const at = png.indexOf('eXIf') + 4;
    expect(at).toBeGreaterThan(4);
    png.fill(0xff, at + Math.min(length, 9));
    expect(measurePicture(new Uint8Array(png.subarray(0, at + length)), 'PNG')).toEqual({
      width: 60,
      height: 40,
    });
  },
);

test.each(IMAGE_FORMATS)('the thumbnail of a %s has the colours of the picture', async (format) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#c63"/><path d="M0 0h30v40H0" fill="#06c"/></svg>';
  const bytes = format === 'SVG' ? new TextEncoder().encode(svg) : await sharpRasterizer(svg, format);
  const thumbnail = await sharpThumbnailer()(pictureOf(format, bytes));
  expect(thumbnail.contentType).toBe('image/webp');
  const raw = await sharp(thumbnail.bytes).removeAlpha().raw().toBuffer();
  const colourAt = (x: number, y: number) => [...raw.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 3)];
  for (const [x, colour] of [
    [10, [0, 0x66, 0xcc]],
    [50, [0xcc, 0x66, 0x33]],
  ] as const) {
    for (const [channel, value] of colourAt(x, 20).entries())
      expect(Math.abs(value - (colour[channel] ?? 0)), `channel ${channel}`).toBeLessThan(14);
  }
});

test('the original of an undecodable picture replaces its thumbnail', async () => {
  const faults: string[] = [];
  const thumbnails = withOriginalFallback(
    sharpThumbnailer(({ slug }, fault) => faults.push(`${slug}: ${fault}`)),
  );
  for (let time = 0; time < 2; time += 1) {
    const { bytes, contentType } = await thumbnails(pictureOf('PNG', Uint8Array.of(1, 2, 3)));
    expect([contentType, [...bytes]]).toEqual(['image/png', [1, 2, 3]]);
  }
  expect(faults).toEqual(['p1: the PNG cannot be decoded']);
});

test('originals in place of thumbnails are not cached', async () => {
  let made = 0;
  const make = (picture: Picture) => {
    made += 1;
    if (picture.format === 'PNG') return Promise.reject(new Error('broken'));
    return Promise.resolve({ bytes: new Uint8Array(40), contentType: 'image/webp' });
  };
  const thumbnails = withOriginalFallback(cachedThumbnailer(make, 100));
  await thumbnails(pictureOf('JPG', Uint8Array.of(1), 1));
  await thumbnails(pictureOf('PNG', new Uint8Array(500), 2));
  await thumbnails(pictureOf('JPG', Uint8Array.of(1), 1));
  expect(made).toBe(2);
});

test('a drawing that claims a huge size still has a thumbnail', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="30000"><rect width="1" height="1"/></svg>';
  const picture = { ...pictureOf('SVG', new TextEncoder().encode(svg)), width: 60_000, height: 30_000 };
  const { bytes } = await sharpThumbnailer()(picture);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240 });
});

test('equal requests are single-flight, and the cache respects its size limit', async () => {
  let made = 0;
  const thumbnails = cachedThumbnailer(async () => {
    made += 1;
    await Promise.resolve();
    return { bytes: new Uint8Array(40), contentType: 'image/webp' };
  }, 100);
  const thumbnailOf = (id: number) => thumbnails(pictureOf('PNG', Uint8Array.of(id), id));
  await Promise.all([thumbnailOf(1), thumbnailOf(1), thumbnailOf(1)]);
  expect(made).toBe(1);
  await thumbnailOf(2);
  await thumbnailOf(1);
  await thumbnailOf(3);
  expect(made).toBe(3);
  await thumbnailOf(1);
  expect(made).toBe(3);
  await thumbnailOf(2);
  expect(made).toBe(4);
});
