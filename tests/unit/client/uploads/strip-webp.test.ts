import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PixInvalidParameterError } from '../../../../src/client/core/errors.ts';
import { stripWebp } from '../../../../src/client/uploads/strip-webp.ts';
import { pixelsOf } from './support/pixels.ts';
import {
  exifOf,
  joined,
  plainPicture,
  animationWithMetadata,
  webpChunk,
  webpOf,
} from './support/telling-pictures.ts';

const EXIF = 8;
const XMP = 4;
const orientationOf = async (file: Uint8Array) => (await sharp(file).metadata()).orientation;

/** The image of a plain WebP, as a chunk. */
const image = async () => (await plainPicture('WEBP')).subarray(12);
/** A header for a picture of 37 × 23 pixels. */
const features = (flags: number, rest = '') =>
  webpChunk('VP8X', joined([flags, 0, 0, 0, 36, 0, 0, 22, 0, 0], rest));

it('leaves a WebP without metadata unchanged', async () => {
  const plain = await plainPicture('WEBP');
  expect(stripWebp(plain)).toEqual(plain);
});

it.each([
  ['XMP', webpChunk('XMP ', 'SECRET')],
  ['Exif', webpChunk('EXIF', 'SECRET!')],
  ['an unknown chunk', webpChunk('note', 'SECRET')],
  ['an incomplete chunk', joined('SECRET')],
])('drops %s and updates the length', async (_, part) => {
  const file = webpOf(features(EXIF | XMP), await image(), part);
  expect(stripWebp(file)).toEqual(webpOf(features(0), await image()));
});

it('drops a chunk of odd length with its padding byte', async () => {
  const file = webpOf(features(0), webpChunk('note', 'odd'), await image());
  expect(stripWebp(file)).toEqual(webpOf(features(0), await image()));
});

it('drops excess bytes of a header', async () => {
  const file = webpOf(features(0, 'SECRET'), await image());
  expect(stripWebp(file)).toEqual(webpOf(features(0), await image()));
});

it.each([true, false])('keeps the orientation (little-endian: %s)', async (littleEndian) => {
  const exif = webpChunk('EXIF', exifOf(6, littleEndian));
  const file = webpOf(features(EXIF | XMP), await image(), exif, webpChunk('XMP ', 'SECRET'));
  expect(await orientationOf(file)).toBe(6);
  const after = stripWebp(file);
  expect(await orientationOf(after)).toBe(6);
  expect(await pixelsOf(after)).toEqual(await pixelsOf(file));
  expect(after[20]).toBe(EXIF);
  expect(Buffer.from(after).includes('SECRET')).toBe(false);
});

it('keeps an orientation in the form of a JPEG', async () => {
  const exif = webpChunk('EXIF', joined('Exif\0\0', exifOf(3, true)));
  expect(await orientationOf(stripWebp(webpOf(features(EXIF), await image(), exif)))).toBe(3);
});

it('uses the first orientation, as viewers do', async () => {
  const [turned, upright] = [webpChunk('EXIF', exifOf(6, true)), webpChunk('EXIF', exifOf(1, true))];
  const plain = webpOf(features(0), await image());
  expect(stripWebp(webpOf(features(EXIF), await image(), upright, turned))).toEqual(plain);
  const after = stripWebp(webpOf(features(EXIF), await image(), turned, turned));
  expect(after.length).toBe(plain.length + 34);
  expect(await orientationOf(after)).toBe(6);
});

it('ignores an orientation that the flags do not announce', async () => {
  const exif = webpChunk('EXIF', exifOf(6, true));
  expect(stripWebp(webpOf(features(0), await image(), exif))).toEqual(webpOf(features(0), await image()));
});

it('drops unknown chunks within frames', async () => {
  const plain = stripWebp(await animationWithMetadata());
  const at = Buffer.from(plain).indexOf('ANMF');
  const size = Buffer.from(plain).readUInt32LE(at + 4);
  const frame = webpChunk('ANMF', joined(plain.subarray(at + 8, at + 8 + size), webpChunk('note', 'SECRET')));
  const file = webpOf(plain.subarray(12, at), frame, plain.subarray(at + 8 + size));
  expect(await pixelsOf(file)).toEqual(await pixelsOf(plain));
  expect(stripWebp(file)).toEqual(plain);
});

it('accepts a last chunk of odd length without its padding byte', () => {
  const odd = webpOf(webpChunk('VP8 ', 'abc')).slice(0, -1);
  odd[4] = odd.length - 8;
  expect(stripWebp(odd)).toEqual(webpOf(webpChunk('VP8 ', 'abc')));
});

it.each([
  ['a chunk that is longer than the file', [webpChunk('VP8 ', 'abcd').subarray(0, -1)]],
  ['a header that is too short', [webpChunk('VP8X', 'abcd')]],
  [
    'a frame whose chunk is longer than itself',
    [webpChunk('ANMF', joined('0123456789abcdefVP8 ', [9, 0, 0, 0]))],
  ],
])('rejects %s', (_, chunks) => {
  expect(() => stripWebp(webpOf(...chunks))).toThrow(PixInvalidParameterError);
});
