import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PixInvalidParameterError } from '../../../../src/client/core/errors.ts';
import { stripPng } from '../../../../src/client/uploads/strip-png.ts';
import { exifOf, inserted, joined, plainPicture, pngChunk } from './support/telling-pictures.ts';

const AFTER_IHDR = 33;
const BEFORE_IEND = -12;
const orientationOf = async (file: Uint8Array) => (await sharp(file).metadata()).orientation;
const exifChunk = (orientation: number, littleEndian = true) => {
  const exif = exifOf(orientation, littleEndian);
  return pngChunk('eXIf', exif, crc32(joined('eXIf', exif)));
};

it.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'sPLT', 'hIST', 'dSIG', 'caBX', 'prVt'])(
  'drops %s before and after the pixels',
  async (type) => {
    const plain = await plainPicture('PNG');
    const chunk = pngChunk(type, 'SECRET');
    expect(stripPng(inserted(plain, AFTER_IHDR, chunk))).toEqual(plain);
    expect(stripPng(inserted(plain, plain.length + BEFORE_IEND, chunk))).toEqual(plain);
  },
);

it.each([
  ...[
    'tRNS',
    'gAMA',
    'cHRM',
    'sRGB',
    'iCCP',
    'sBIT',
    'bKGD',
    'pHYs',
    'acTL',
    'fcTL',
    'fdAT',
    'cICP',
    'mDCV',
    'cLLI',
  ],
])('keeps %s unchanged', async (type) => {
  const file = inserted(await plainPicture('PNG'), AFTER_IHDR, pngChunk(type, 'abc', 0x12345678));
  expect(stripPng(file)).toEqual(file);
});

it.each([true, false])('keeps the orientation (little-endian: %s)', async (littleEndian) => {
  const file = inserted(await plainPicture('PNG'), AFTER_IHDR, exifChunk(6, littleEndian));
  expect(await orientationOf(file)).toBe(6);
  expect(await orientationOf(stripPng(file))).toBe(6);
});

it.each([2, 3, 4, 5, 6, 7, 8])('writes orientation %i with a correct checksum', async (orientation) => {
  const after = stripPng(inserted(await plainPicture('PNG'), AFTER_IHDR, exifChunk(orientation)));
  const chunk = after.subarray(AFTER_IHDR, AFTER_IHDR + 38);
  expect(Buffer.from(chunk).toString('latin1', 4, 8)).toBe('eXIf');
  expect(Buffer.from(chunk).readUInt32BE(34)).toBe(crc32(chunk.subarray(4, 34)));
});

it('ignores an orientation after the pixels', async () => {
  const plain = await plainPicture('PNG');
  expect(stripPng(inserted(plain, plain.length + BEFORE_IEND, exifChunk(6)))).toEqual(plain);
});

it.each([
  ['an unknown critical chunk', pngChunk('CgBI', 'abcd')],
  ['a chunk that is longer than the file', joined([0xff, 0xff, 0xff, 0xff], 'tEXt')],
  ['an end chunk with content', pngChunk('IEND', 'SECRET')],
])('rejects %s', async (_, chunk) => {
  const file = inserted(await plainPicture('PNG'), AFTER_IHDR, chunk);
  expect(() => stripPng(file)).toThrow(PixInvalidParameterError);
});
