import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PixInvalidParameterError } from '../../../../src/client/core/errors.ts';
import { stripJpeg } from '../../../../src/client/uploads/strip-jpeg.ts';
import { pixelsOf } from './support/pixels.ts';
import { exifOf, inserted, joined, plainPicture, segment } from './support/telling-pictures.ts';

const AFTER_SOI = 2;
const indexOf = (file: Uint8Array, part: ArrayLike<number>) => Buffer.from(file).indexOf(joined(part));
const orientationOf = async (file: Uint8Array) => (await sharp(file).metadata()).orientation;

it.each([
  ['Exif', 0xe1, 'Exif\0\0II*\0SECRET'],
  ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0SECRET'],
  ['a list of more pictures', 0xe2, 'MPF\0SECRET'],
  ['FlashPix', 0xe2, 'FPXR\0SECRET'],
  ['a separate thumbnail', 0xe0, 'JFXX\0\x10SECRET'],
  ['IPTC', 0xed, 'Photoshop 3.0\x008BIM\x04\x04SECRET'],
  ['a comment', 0xfe, 'SECRET'],
  ['an unknown application segment', 0xe5, 'SECRET'],
  ['a segment that only resembles a colour profile', 0xe3, 'ICC_PROFILE\0SECRET'],
])('drops %s', async (_, code, content) => {
  const plain = await plainPicture('JPG');
  expect(stripJpeg(inserted(plain, AFTER_SOI, segment(code, content)))).toEqual(plain);
});

it('drops comments between and after scans', async () => {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c63' } });
  const plain = new Uint8Array(await image.jpeg({ progressive: true }).toBuffer());
  const scan = Buffer.from(plain).lastIndexOf(Buffer.from([0xff, 0xda]));
  const note = segment(0xfe, 'SECRET');
  expect(indexOf(plain, [0xff, 0xda])).toBeLessThan(scan);
  expect(stripJpeg(inserted(inserted(plain, plain.length - 2, note), scan, note))).toEqual(plain);
});

it('drops the thumbnail within the JFIF header', async () => {
  const plain = await plainPicture('JPG');
  const withHeader = (thumbnail: string, ...size: number[]) =>
    inserted(plain, AFTER_SOI, segment(0xe0, joined('JFIF\0', [1, 2, 1, 0, 72, 0, 72], size, thumbnail)));
  const file = withHeader('SECRET', 1, 2);
  expect(await pixelsOf(file)).toEqual(await pixelsOf(plain));
  expect(stripJpeg(file)).toEqual(withHeader('', 0, 0));
  expect(stripJpeg(withHeader(''))).toEqual(plain);
});

it('keeps the Adobe segment with the colour transform', async () => {
  const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0');
  const file = inserted(await plainPicture('JPG'), AFTER_SOI, adobe);
  expect(stripJpeg(file)).toEqual(file);
});

it.each([true, false])('keeps the orientation (little-endian: %s)', async (littleEndian) => {
  const exif = joined('Exif\0\0', exifOf(8, littleEndian));
  const file = inserted(await plainPicture('JPG'), AFTER_SOI, segment(0xe1, exif));
  expect(await orientationOf(file)).toBe(8);
  const after = stripJpeg(file);
  expect(await orientationOf(after)).toBe(8);
  expect(await pixelsOf(after)).toEqual(await pixelsOf(file));
  expect(Buffer.from(after).includes('SECRET')).toBe(false);
});

it('uses the first orientation, as viewers do', async () => {
  const exif = (orientation: number) => segment(0xe1, joined('Exif\0\0', exifOf(orientation, true)));
  const plain = await plainPicture('JPG');
  const file = inserted(plain, AFTER_SOI, joined(exif(3), exif(6)));
  expect(await orientationOf(stripJpeg(file))).toBe(3);
  expect(stripJpeg(inserted(plain, AFTER_SOI, joined(exif(1), exif(6))))).toEqual(plain);
});

it.each([0, 9, 65_535])('drops an invalid orientation: %i', async (orientation) => {
  const plain = await plainPicture('JPG');
  const exif = segment(0xe1, joined('Exif\0\0', exifOf(orientation, false)));
  expect(stripJpeg(inserted(plain, AFTER_SOI, exif))).toEqual(plain);
});

it.each([
  ['nothing', ''],
  ['half a header', 'II*\0'],
  ['a directory that lies outside', 'II*\0\xff\xff\xff\xff\x01\0'],
  ['a directory at the very end', 'MM\0*\0\0\0\x08\xff\xff'],
  ['a truncated entry', 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'],
  ['an orientation that is not a number', 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x02\0\0\0\x01\0\x06\0\0'],
  ['no header', 'XX\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0'],
])('drops Exif data with %s', async (_, content) => {
  const plain = await plainPicture('JPG');
  const exif = segment(0xe1, `Exif\0\0${content}`);
  expect(stripJpeg(inserted(plain, AFTER_SOI, exif))).toEqual(plain);
});

it('keeps restart markers', async () => {
  const one = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } }).toColourspace(
    'b-w',
  );
  const file = new Uint8Array(await one.jpeg({ optimiseCoding: false }).toBuffer());
  const frame = indexOf(file, [0xff, 0xc0]);
  const scan = indexOf(file, [0xff, 0xda]);
  const pixels = scan + 2 + (file[scan + 3] ?? 0);
  const block = file.subarray(pixels, -2);
  file[frame + 6] = 72;
  const restarting = joined(
    ...[file.subarray(0, scan), segment(0xdd, '\0\x01'), file.subarray(scan, pixels)],
    ...Array.from({ length: 8 }, (_, number) => [block, [0xff, 0xd0 + number]]).flat(),
    ...[block, [0xff, 0xd9]],
  );
  expect(await pixelsOf(restarting)).toMatchObject({ width: 8, height: 72 });
  expect(stripJpeg(restarting)).toEqual(restarting);
});

it('accepts fill bytes and drops data between segments', async () => {
  const plain = await plainPicture('JPG');
  expect(stripJpeg(inserted(plain, AFTER_SOI, joined([0xff, 0xff, 0xff])))).toEqual(plain);
  expect(stripJpeg(inserted(plain, AFTER_SOI, joined('SECRET', [0xff, 0, 0xff, 1, 0xff, 0xd3])))).toEqual(
    plain,
  );
});

it.each([
  ['a second start marker', [0xff, 0xd8, 0, 4, 1, 2]],
  ['a segment of a later standard', [0xff, 0xf7, 0, 4, 1, 2]],
  ['a reserved segment', [0xff, 0x02, 0, 4, 1, 2]],
  ['a segment without length', [0xff, 0xe1, 0, 1]],
  ['a segment that is longer than the file', [0xff, 0xe1, 0xff, 0xff]],
])('rejects %s', async (_, part) => {
  const file = inserted(await plainPicture('JPG'), AFTER_SOI, joined(part));
  expect(() => stripJpeg(file)).toThrow(PixInvalidParameterError);
});

it('reads millions of tiny segments', async () => {
  const plain = await plainPicture('JPG');
  const note = joined([0xff, 0xfe, 0, 2]);
  const many = inserted(plain, AFTER_SOI, new Uint8Array(Buffer.alloc(4_000_000, note)));
  expect(stripJpeg(many)).toEqual(plain);
});
