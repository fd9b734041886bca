import { expect, test } from 'vitest';
import { decodeBmp } from '../../../mock-server/imaging/node/decode-bmp.ts';
import {
  readBmpHeader,
  type BmpHeader,
  bmpIndices,
  encodeBmp,
  minBmpLength,
} from '../../../mock-server/imaging/bmp.ts';
import { sharpCheck } from '../../../mock-server/imaging/node/sharp-check.ts';
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

test.each([
  ['RLE8 with a jump to the right', 8, [1, 3, 0, 2, 2, 0, 1, 2, 0, 0, 2, 1], [3, 0, 0, 2, 1, 1, 0, 0]],
  ['RLE8 with a jump to the next row', 8, [0, 2, 1, 1, 3, 2], [0, 0, 0, 0, 0, 2, 2, 2]],
  ['RLE8 with an odd number of literal pixels', 8, [0, 3, 1, 2, 3, 0, 1, 2], [1, 2, 3, 2, 0, 0, 0, 0]],
  ['RLE8 with pixels after its end', 8, [4, 1, 0, 1, 4, 2], [1, 1, 1, 1, 0, 0, 0, 0]],
  ['RLE8 with a run beyond its row', 8, [9, 1, 0, 0, 2, 3], [1, 1, 1, 1, 3, 3, 0, 0]],
  ['RLE4 with an odd run', 4, [3, 0x12, 1, 0x30, 0, 0, 2, 0x21], [1, 2, 1, 3, 2, 1, 0, 0]],
  ['RLE4 with odd literal pixels', 4, [0, 3, 0x12, 0x30, 1, 0x20, 0, 0, 1, 0x30], [1, 2, 3, 2, 3, 0, 0, 0]],
  [
    'RLE4 with padded literal pixels',
    4,
    [0, 5, 0x12, 0x31, 0x20, 0, 0, 0, 1, 0x30],
    [1, 2, 3, 1, 3, 0, 0, 0],
  ],
])('a BMP of %s has its pixels', (_, bits, data, pixels) => {
  const bytes = bmpOf({ bits, compression: bits === 8 ? 1 : 2, data });
  expect([...bmpIndices(bytes, readBmpHeader(bytes) as BmpHeader)]).toEqual(pixels);
});

/** A BMP whose header has other numbers at some offsets. */
function changed(values: Readonly<Record<number, number>>, length = Infinity, os2 = false): Uint8Array {
  const bytes = bmpOf({ bits: 24, os2, data: Array<number>(24).fill(0) });
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(values)) {
    if (os2 || at === '28') view.setUint16(Number(at), value, true);
    else view.setInt32(Number(at), value, true);
  }
  return bytes.subarray(0, length);
}

test.each([
  ['no width', changed({ 18: 0 })],
  ['a negative width', changed({ 18: -4 })],
  ['no height', changed({ 22: 0 })],
  ['2 bits', changed({ 28: 2 })],
  ['a header of 15 bytes', changed({ 14: 15 })],
  ['53 bytes', changed({}, 53)],
  ['25 bytes, of OS/2', changed({}, 25, true)],
  ['no width, of OS/2', changed({ 18: 0 }, Infinity, true)],
])('a BMP of %s has no size', (_, bytes) => {
  expect(measurePicture(bytes, 'BMP')).toBeUndefined();
});

test.each([
  ['its header only', changed({}, 54), { compression: 0 }],
  ['its header only, of OS/2', changed({}, 26, true), { compression: 0, isOs2: true }],
  ['a header of 16 bytes, without compression', changed({ 14: 16, 30: 1 }), { compression: 0 }],
  ['a header of 20 bytes, with compression', changed({ 14: 20, 30: 3 }), { compression: 3 }],
])('a BMP of %s has a size', (_, bytes, more) => {
  expect(readBmpHeader(bytes)).toMatchObject({ width: 4, height: 2, ...more });
});

test('a packed BMP has a byte pair for every 255 pixels of its half at least', () => {
  const header = readBmpHeader(bmpOf({ bits: 8, compression: 1, data: [] })) as BmpHeader;
  const lengthOf = (width: number, compression: number) =>
    minBmpLength({ ...header, width, height: 10, compression, pixelOffset: 70 });
  expect([lengthOf(51, 1), lengthOf(51, 2), lengthOf(52, 2)]).toEqual([72, 72, 74]);
});

test.each([
  [1, [0]],
  [4, [0, 2]],
  [8, [0, 1]],
  [16, [0, 3, 6]],
  [24, [0]],
  [32, [0, 3, 6]],
])('a BMP of %d bits can have the compressions %j only', async (bits, known) => {
  const facts = { format: 'BMP', width: 4, height: 2 } as const;
  for (const compression of [0, 1, 2, 3, 4, 5, 6, 7])
    expect(await sharpCheck()(new Uint8Array(bmpOf({ bits, compression, data: [] })), facts)).toBe(
      known.includes(compression) ? undefined : 'the BMP cannot be decoded',
    );
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

test('a BMP is encoded as other programs do', () => {
  const rgb = ROWS.flat().flatMap((at) => [16, 8, 0].map((shift) => (COLOURS[at] >> shift) & 255));
  expect(encodeBmp(Uint8Array.from(rgb), 4, 2)).toEqual(bmpKinds['24 bit']);
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
