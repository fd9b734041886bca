import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PixInvalidParameterError } from '../../../../src/client/core/errors.ts';
import { stripMetadata } from '../../../../src/client/uploads/strip-metadata.ts';
import { pixelsOf } from './support/pixels.ts';
import {
  joined,
  LATITUDE,
  SECRETS,
  STRIPPED,
  animationWithMetadata,
  pictureWithMetadata,
  type Stripped,
} from './support/telling-pictures.ts';

const kinds: [string, Stripped, (orientation?: number) => Promise<Uint8Array>][] = [
  ['a JPEG', 'JPG', (orientation = 1) => pictureWithMetadata('JPG', { orientation })],
  [
    'a progressive JPEG',
    'JPG',
    (orientation = 1) =>
      pictureWithMetadata('JPG', { orientation, encode: (image) => image.jpeg({ progressive: true }) }),
  ],
  [
    'a CMYK JPEG',
    'JPG',
    (orientation = 1) =>
      pictureWithMetadata('JPG', { orientation, encode: (image) => image.toColourspace('cmyk').jpeg() }),
  ],
  ['a PNG', 'PNG', (orientation = 1) => pictureWithMetadata('PNG', { orientation, alpha: true })],
  [
    'an interlaced PNG with a palette',
    'PNG',
    (orientation = 1) =>
      pictureWithMetadata('PNG', {
        orientation,
        alpha: true,
        encode: (image) => image.png({ progressive: true, palette: true }),
      }),
  ],
  ['a WebP', 'WEBP', (orientation = 1) => pictureWithMetadata('WEBP', { orientation })],
  [
    'a WebP with alpha',
    'WEBP',
    (orientation = 1) => pictureWithMetadata('WEBP', { orientation, alpha: true }),
  ],
  [
    'a lossless WebP',
    'WEBP',
    (orientation = 1) =>
      pictureWithMetadata('WEBP', {
        orientation,
        alpha: true,
        encode: (image) => image.webp({ lossless: true }),
      }),
  ],
  ['an animated WebP', 'WEBP', (orientation = 1) => animationWithMetadata(orientation)],
];

describe.each(kinds)('%s', (_, format, make) => {
  it('contains neither place, owner, camera nor other metadata afterwards', async () => {
    const file = await make();
    const before = await sharp(file).metadata();
    const metadata = joined(before.exif ?? [], before.xmp ?? []);
    for (const secret of [...SECRETS, LATITUDE]) expect(Buffer.from(metadata).includes(secret)).toBe(true);
    const after = Buffer.from(stripMetadata(file, format));
    for (const secret of [...SECRETS, LATITUDE, '2026:01:02', 'xmpmeta'])
      expect(after.includes(secret)).toBe(false);
    const { exif, xmp, iptc, comments, orientation } = await sharp(after).metadata();
    expect([exif, xmp, iptc, comments, orientation ?? 1]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });

  it('keeps every pixel and its colour profile', async () => {
    const file = await make();
    const after = stripMetadata(file, format);
    expect(await pixelsOf(after)).toEqual(await pixelsOf(file));
    const profile = async (picture: Uint8Array) => (await sharp(picture).metadata()).icc;
    expect(await profile(after)).toEqual(await profile(file));
    expect(await profile(after)).toBeDefined();
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is displayed with orientation %i as before', async (orientation) => {
    const file = await make(orientation);
    expect((await sharp(file).metadata()).orientation).toBe(orientation);
    const after = stripMetadata(file, format);
    expect((await sharp(after).metadata()).orientation ?? 1).toBe(orientation);
    expect(await pixelsOf(after)).toEqual(await pixelsOf(file));
    expect(Buffer.from(after).includes('SECRET')).toBe(false);
  });

  it('loses appended data', async () => {
    const file = await make();
    expect(stripMetadata(joined(file, 'SECRET-FILM', file), format)).toEqual(stripMetadata(file, format));
  });

  it('does not change when stripped again', async () => {
    const once = stripMetadata(await make(6), format);
    expect(stripMetadata(once, format)).toEqual(once);
  });

  it('is not modified, and may be part of a larger buffer', async () => {
    const file = await make(6);
    const within = joined('SECRET', file, 'SECRET').subarray(6, 6 + file.length);
    expect(stripMetadata(within, format)).toEqual(stripMetadata(file, format));
    expect(within).toEqual(file);
  });

  it('is rejected if it is truncated anywhere', async () => {
    const file = stripMetadata(await make(6), format);
    for (let length = 0; length < file.length; length += length < 900 ? 1 : 97) {
      expect(() => stripMetadata(file.subarray(0, length), format)).toThrow(PixInvalidParameterError);
    }
    expect(() => stripMetadata(file.subarray(0, -1), format)).toThrow(PixInvalidParameterError);
  });

  it('is rejected or stripped if any bytes are wrong', async () => {
    const file = await make(6);
    const place = fc.oneof(fc.nat(file.length - 1), fc.nat(200));
    const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 0xff, 0xd9, 0xda, 0xe1));
    const edits = fc.array(fc.tuple(place, byte), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(edits, fc.oneof(fc.constant(file.length), fc.nat(file.length)), (changes, length) => {
        const broken = Uint8Array.from(file);
        for (const [at, value] of changes) broken[at] = value;
        const strip = (bytes: Uint8Array) => {
          try {
            return stripMetadata(bytes, format);
          } catch (error) {
            return error;
          }
        };
        const once = strip(broken.subarray(0, length));
        const isRefused = once instanceof PixInvalidParameterError;
        expect(isRefused || once instanceof Uint8Array).toBe(true);
        expect(isRefused ? once : strip(once as Uint8Array)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});

it.each(STRIPPED)(
  'rejects data that is not a %s, naming the field, the reason and the alternative',
  (format) => {
    const refusal = expect.objectContaining({
      field: 'image',
      message: expect.stringMatching(
        new RegExp(`does not start like .* complete ${format}.*stripMetadata`),
      ) as string,
    }) as Error;
    expect(() => stripMetadata(joined('<html>'), format)).toThrow(refusal);
    expect(() => stripMetadata(new Uint8Array(), format)).toThrow(refusal);
  },
);

it.each(['GIF', 'BMP', 'SVG'] as const)('returns a %s unchanged', (format) => {
  const file = joined('anything');
  expect(stripMetadata(file, format)).toBe(file);
});

it('copies data in shared memory, which cannot be sent', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(3)).fill(7);
  const { buffer, length } = stripMetadata(shared, 'GIF');
  expect(buffer).toBeInstanceOf(ArrayBuffer);
  expect(length).toBe(3);
});
