import { expect, test } from 'vitest';
import { decodeBmp } from '../../../mock-server/imaging/node/decode-bmp.ts';
import { readBmpHeader, type BmpHeader, bmpIndices, encodeBmp } from '../../../mock-server/imaging/bmp.ts';
import { measurePicture } from '../../../mock-server/imaging/measure-picture.ts';
import { bmpKinds, bmpOf, COLOURS, ROWS } from './support/bmp.ts';
import { folderOf } from './support/folder.ts';

const pixelsOf = async (bytes: Uint8Array) => {
  const raw = await decodeBmp(new Uint8Array(bytes)).raw().toBuffer();
  return Array.from({ length: raw.length / 3 }, (_, at) => raw.readUIntBE(at * 3, 3));
};

test.each(Object.entries(bmpKinds))('a BMP of %s has its size and colours', async (_, bytes) => {
  expect(measurePicture(bytes, 'BMP')).toEqual({ width: 4, height: 2 });
  expect(await pixelsOf(bytes)).toEqual(ROWS.flat().map((at) => COLOURS[at]));
});

test('a BMP of 1 bit has its two colours', async () => {
  const bytes = bmpOf({ bits: 1, data: [0b0110_0000, 0, 0, 0, 0b0101_0000, 0, 0, 0] });
  expect(await pixelsOf(bytes)).toEqual([0, 1, 0, 1, 0, 1, 1, 0].map((at) => COLOURS[at]));
});

test('a top-down BMP keeps the order of its rows', async () => {
  const bytes = bmpOf({ bits: 8, data: [0, 1, 2, 3, 3, 2, 1, 0] });
  new DataView(bytes.buffer).setInt32(22, -2, true);
  expect(measurePicture(bytes, 'BMP')).toEqual({ width: 4, height: 2 });
  expect(await pixelsOf(bytes)).toEqual(ROWS.flat().map((at) => COLOURS[at]));
});

test('RLE that leaves the picture or ends early does no harm (S21)', async () => {
  for (const data of [[0, 2, 200, 200, 9, 1, 0, 1], [255, 1, 255, 1], [0, 2], []]) {
    expect(await pixelsOf(bmpOf({ bits: 8, compression: 1, data }))).toHaveLength(8);
  }
});

test('rows of a packed BMP below its picture are not read (S21)', () => {
  const row = [4, 1, 0, 0];
  const bytes = bmpOf({ bits: 8, compression: 1, data: [row, row, row, row].flat() });
  const header = readBmpHeader(bytes) as BmpHeader;
  const places: number[] = [];
  const watched = new Proxy(bytes, {
    get(target, key): unknown {
      if (typeof key === 'string' && /^\d+$/.test(key)) places.push(Number(key));
      return Reflect.get(target, key, target);
    },
  });
  expect(bmpIndices(watched, header)).toHaveLength(header.width * header.height);
  expect(Math.max(...places)).toBe(header.pixelOffset + header.height * row.length - 1);
});

test('a BMP keeps its pixels when encoded and decoded', async () => {
  const rgb = Uint8Array.from({ length: 5 * 3 * 3 }, (_, at) => at * 5);
  const read = await decodeBmp(encodeBmp(rgb, 5, 3))
    .raw()
    .toBuffer();
  expect(new Uint8Array(read)).toEqual(rgb);
});

test('a BMP that ends before its last pixel is truncated, one that lacks only padding is not', async () => {
  const whole = encodeBmp(new Uint8Array(61 * 40 * 3), 61, 40);
  const { seed, lines } = await folderOf({
    'whole.bmp': whole,
    'unpadded.bmp': whole.subarray(0, -1),
    'cut.bmp': whole.subarray(0, 3000),
    'last.bmp': whole.subarray(0, -2),
    'rle.bmp': bmpKinds['RLE8'] ?? '',
  });
  expect((await seed()).pictures.map(({ slug }) => slug)).toEqual(['rle', 'unpadded', 'whole']);
  expect(lines).toEqual([
    'Skipped cut.bmp: the BMP is truncated.',
    'Skipped last.bmp: the BMP is truncated.',
    '2 of 5 files were skipped.',
  ]);
});
