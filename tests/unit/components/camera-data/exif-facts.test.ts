import { expect, it } from 'vitest';
import { exifFacts } from '../../../../src/components/pix-lightbox/features/camera-data/exif-facts.ts';
import type { Exif } from '../../../../src/components/pix-lightbox/features/camera-data/read-exif.ts';

const NOTHING: Exif = {
  make: undefined,
  model: undefined,
  lens: undefined,
  exposureTime: undefined,
  fNumber: undefined,
  iso: undefined,
  focalLength: undefined,
  taken: undefined,
  position: undefined,
};

const factsOf = (exif: Partial<Exif>, lang = 'en') =>
  Object.fromEntries(
    exifFacts({ ...NOTHING, ...exif }, lang).map(([key, text]) => [key, text.replace(/[\s\u202f]+/g, ' ')]),
  );

it.each([
  ['en', '1/250 s · f/2.8 · ISO 1600 · 35 mm', 'May 1, 2024 at 12:34 PM', '48.8584° · -2.2945°'],
  ['de', '1/250 s · f/2,8 · ISO 1600 · 35 mm', '1. Mai 2024 um 12:34', '48,8584° · -2,2945°'],
  ['ja', '1/250 s · f/2.8 · ISO 1600 · 35 mm', '2024年5月1日 12:34', '48.8584° · -2.2945°'],
])('exposure, time and place are written as in %s', (lang, exposure, taken, location) => {
  const exif = { exposureTime: 0.004, fNumber: 2.8, iso: 1600, focalLength: 35 };
  const facts = factsOf({ ...exif, taken: '2024:05:01 12:34:56', position: [48.8584, -2.2945] }, lang);
  expect(facts).toEqual({ exposure, taken, location });
});

it.each(['th', 'fa-u-nu-latn', 'ar-SA-u-nu-latn'])(
  'the date is of the Gregorian calendar, as headings of months are: %s',
  (lang) => {
    expect(factsOf({ taken: '2024:05:01 12:34:56' }, lang)['taken']).toContain('2024');
  },
);

it.each([
  [1 / 8000, '1/8000 s'],
  [1 / 60.2, '1/60 s'],
  [0.5, '0.5 s'],
  [30, '30 s'],
])('an exposure of %s seconds is %s', (exposureTime, text) => {
  expect(factsOf({ exposureTime })).toEqual({ exposure: text });
});

it.each([
  [{ make: 'Canon', model: 'Canon EOS R6' }, 'Canon EOS R6'],
  [{ make: 'NIKON CORPORATION', model: 'NIKON Z 6' }, 'NIKON Z 6'],
  [{ make: 'Apple', model: 'iPhone 15' }, 'Apple iPhone 15'],
  [{ model: 'X100V' }, 'X100V'],
  [{ make: 'Leica' }, 'Leica'],
])('the camera of %o is called %s', (exif, camera) => {
  expect(factsOf(exif)).toEqual({ camera });
});

it.each(['0000:00:00 00:00:00', '2024:13:01 00:00:00', '    :  :     :  :  ', '<b>'])(
  'the date %s is left out',
  (taken) => {
    expect(factsOf({ taken })).toEqual({});
  },
);

it('texts are clipped, and have no control characters', () => {
  const { lens = '' } = factsOf({ lens: `\u202e${'x'.repeat(5000)}` });
  expect(lens).toBe(`${'x'.repeat(300)}…`);
});
