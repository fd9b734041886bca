import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readExif } from '../../../../src/components/pix-lightbox/features/camera-data/read-exif.ts';
import { CAMERA, exifJpeg, exifOf, TAG, type Directories } from '../../../support/exif-jpeg.ts';

const viewOf = ({ buffer, byteOffset, length }: Uint8Array) => new DataView(buffer, byteOffset, length);
const read = (file: Uint8Array, position = false) => readExif(viewOf(file), { position });
const readTags = (directories: Directories, position = false) =>
  read(exifJpeg(exifOf(directories)), position);

const SHOT = {
  make: 'Canon',
  model: 'Canon EOS R6',
  lens: 'RF35mm F1.8 MACRO IS STM',
  exposureTime: 0.004,
  fNumber: 2.8,
  iso: 200,
  focalLength: 35,
  taken: '2024:05:01 12:34:56',
  position: undefined,
};

it.each([true, false])(
  'camera, lens, exposure and date are read, in both byte orders (%s)',
  (littleEndian) => {
    expect(read(exifJpeg(exifOf(CAMERA, littleEndian)))).toEqual(SHOT);
  },
);

it('the place is read only if asked for, south and west as negative degrees', () => {
  expect(readTags(CAMERA).position).toBeUndefined();
  expect(readTags(CAMERA, true).position).toEqual([expect.closeTo(48.8584, 6), expect.closeTo(-2.2945, 6)]);
});

it.each(['png', 'webp', 'avif'] as const)(
  'a %s file that another program has written is read',
  async (format) => {
    const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
    const file = await blank
      .withExif({
        IFD0: { Make: 'Canon', Model: 'Canon EOS R6' },
        IFD2: { LensModel: 'RF35mm', ISOSpeedRatings: '200', ExposureTime: '1/250' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 51/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '2/1 30/1 0/1',
        },
      })
      .toFormat(format)
      .toBuffer();
    expect(read(file, true)).toMatchObject({
      model: 'Canon EOS R6',
      lens: 'RF35mm',
      iso: 200,
      exposureTime: 0.004,
      position: [48.85, 2.5],
    });
  },
);

it('a file without Exif has nothing', async () => {
  const blank = sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } });
  const values = Object.values(read(await blank.jpeg().toBuffer(), true));
  expect(values.filter((value) => value !== undefined)).toEqual([]);
});

it.each([
  ['a number in place of a text', { picture: { [TAG.model]: 7 } }],
  ['a text in place of a number', { camera: { [TAG.fNumber]: 'wide', [TAG.iso]: '<b>' } }],
  ['a division by zero', { camera: { [TAG.exposureTime]: [[1, 0]], [TAG.focalLength]: [[0, 0]] } }],
  ['zeros', { camera: { [TAG.exposureTime]: [[0, 1]], [TAG.iso]: 0 } }],
  ['a place beyond the poles', { place: { ...CAMERA.place, [TAG.latitude]: [[91, 1]] } }],
  ['a place without a hemisphere', { place: { ...CAMERA.place, [TAG.latitudeRef]: 'X' } }],
  [
    'the place that cameras without a signal write',
    { place: { ...CAMERA.place, [TAG.latitude]: [[0, 1]], [TAG.longitude]: [[0, 1]] } },
  ],
] satisfies [string, Directories][])('%s counts as missing', (_name, directories) => {
  const values = Object.values(readTags(directories, true));
  expect(values.filter((value) => value !== undefined)).toEqual([]);
});

it('values beyond the end of what has been read count as missing', () => {
  const exif = exifOf(CAMERA);
  expect(read(exifJpeg(exif).subarray(0, 1020))).toEqual({
    ...SHOT,
    lens: undefined,
    exposureTime: undefined,
    fNumber: undefined,
    focalLength: undefined,
    taken: undefined,
    model: undefined,
  });
});

it('what is no picture, or is broken anywhere, does nothing worse than to throw', () => {
  expect(() => read(new TextEncoder().encode('<html><body>Not found</body></html>'))).toThrow();
  const file = exifJpeg(exifOf(CAMERA));
  for (let at = 0; at < 250; at++) {
    const broken = file.slice();
    broken[at] = 0xff;
    try {
      expect(read(broken, true)).toBeTypeOf('object');
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  }
});
