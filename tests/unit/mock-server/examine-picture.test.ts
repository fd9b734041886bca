import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  examinePicture,
  hasGifEnd,
  hasJpegEnd,
  hasJpegFrame,
  partsOf,
  type PictureFacts,
} from '../../../mock-server/imaging/examine-picture.ts';
import { bmpOf } from './support/bmp.ts';
import { sharpCheck } from '../../../mock-server/imaging/node/sharp-check.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } });

/** A JPG with segments of metadata before its frame. */
const withMetadata = async (segment: Buffer, times: number) => {
  const jpg = await flat(60, 40).jpeg().toBuffer();
  return new Uint8Array(
    Buffer.concat([jpg.subarray(0, 2), Buffer.alloc(segment.byteLength * times, segment), jpg.subarray(2)]),
  );
};

const longSegment = Buffer.concat([Buffer.from([0xff, 0xef, 0xff, 0xff]), Buffer.alloc(65_533)]);

test('the size of a JPG is found after megabytes of metadata', async () => {
  const jpg = await withMetadata(longSegment, 40);
  expect(jpg.byteLength).toBeGreaterThan(2_000_000);
  expect(await examinePicture(partsOf(jpg))).toEqual({ format: 'JPG', width: 60, height: 40 });
});

test.each([
  ['segments', Buffer.from([0xff, 0xe1, 0, 2])],
  ['fill bytes', Buffer.from([0xff])],
  ['zeros', Buffer.from([0xff, 0xe1, 0, 0])],
])('with %s before the frame, 50 MB take at most ten times as long as 10 MB (S21)', async (_, segment) => {
  /** CPU time in microseconds, however busy the machine is. */
  const cost = async (bytes: number) => {
    const jpg = await withMetadata(segment, bytes / segment.byteLength);
    const before = process.cpuUsage();
    expect(await examinePicture(partsOf(jpg))).toMatchObject({ isUnknown: false });
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await cost(10_000_000);
  const small = await cost(10_000_000);
  // Times too short to be measured count as 20 ms.
  expect(await cost(50_000_000)).toBeLessThan(10 * Math.max(small, 20_000));
});

/** The result of examining a picture whose middle is overwritten. */
const checkBroken = async (bytes: Buffer, facts: PictureFacts) => {
  const third = Math.floor(bytes.byteLength / 3);
  return sharpCheck()(new Uint8Array(bytes.fill(0xff, third, 2 * third)), facts);
};

test.each([
  ['GIF', 'a GIF', async (side: number) => flat(side, side).gif({ effort: 1 }).toBuffer()],
  [
    'PNG',
    'an interlaced PNG',
    async (side: number) => flat(side, side).png({ progressive: true }).toBuffer(),
  ],
] as const)(
  '%s: a picture that needs whole decoding is decoded up to 8 million pixels (S21)',
  async (format, _, make) => {
    const facts = (side: number) => ({ format, width: side, height: side });
    expect(await checkBroken(await make(2800), facts(2800))).toBeDefined();
    expect(await checkBroken(await make(2900), facts(2900))).toBeUndefined();
  },
);

test('tells a picture that lacks parts from one that cannot be decoded', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c63', noise } });
  const check = (format: 'JPG' | 'GIF', bytes: Buffer) =>
    sharpCheck()(new Uint8Array(bytes), { format, width: 300, height: 200 });
  const jpg = await picture.clone().jpeg().toBuffer();
  expect(await check('JPG', jpg)).toBeUndefined();
  const half = Buffer.concat([jpg.subarray(0, jpg.length / 2), Buffer.from([0xff, 0xd9])]);
  expect(await check('JPG', half)).toBe('parts of the JPG are missing');
  const tables = jpg.indexOf(Buffer.from([0xff, 0xc4])) + 4;
  expect(await check('JPG', jpg.fill(0xff, tables, tables + 20))).toBe('the JPG cannot be decoded');
  const gif = await picture.clone().gif().toBuffer();
  expect(await check('GIF', gif.subarray(0, gif.length / 2))).toBe('the GIF cannot be decoded');
});

test('a non-interlaced PNG of any size is decoded for validation', async () => {
  const facts = { format: 'PNG', width: 2900, height: 2900 } as const;
  expect(await checkBroken(await flat(2900, 2900).png().toBuffer(), facts)).toBeDefined();
});

test('a drawing may have 8 MiB', async () => {
  const svg = (length: number) =>
    new TextEncoder().encode(`${'<svg width="3" height="3">'.padEnd(length - 6)}</svg>`);
  expect(await examinePicture(partsOf(svg(8_388_608)))).toMatchObject({ format: 'SVG' });
  expect(await examinePicture(partsOf(svg(8_388_609)))).toEqual({
    fault: 'an SVG may have 8 MiB at most',
    isUnknown: false,
  });
});

test('a drawing may have any white space after its end, and is truncated without one', async () => {
  const examine = (svg: string) =>
    examinePicture(partsOf(new TextEncoder().encode(`${svg}${' '.repeat(100_000)}`)));
  const inner = '<svg width="3" height="3"><svg></svg>';
  expect(await examine('<svg width="3" height="3"/>')).toMatchObject({ format: 'SVG' });
  expect(await examine(`${inner}</svg>`)).toMatchObject({ format: 'SVG' });
  expect(await examine(`${inner}${'<g>'.repeat(30_000)}`)).toMatchObject({ fault: 'the SVG is truncated' });
});

test('says what is wrong with a file, and whether its format is unknown', async () => {
  const faultOf = (bytes: Uint8Array) => examinePicture(partsOf(bytes));
  expect(await faultOf(new Uint8Array())).toEqual({ fault: 'it is empty', isUnknown: false });
  expect(await faultOf(new TextEncoder().encode('<html>'))).toMatchObject({ isUnknown: true });
  const webp = new Uint8Array(await flat(6, 4).webp().toBuffer());
  expect(await faultOf(webp)).toEqual({ format: 'WEBP', width: 6, height: 4 });
  const truncated = { fault: 'the WEBP is truncated', isUnknown: false };
  expect(await faultOf(webp.subarray(0, -1))).toEqual(truncated);
});

test('a picture may have 200 million pixels', async () => {
  const wide = (width: number) => {
    const bmp = bmpOf({ bits: 24, data: [] });
    const view = new DataView(bmp.buffer);
    view.setInt32(18, width, true);
    view.setInt32(22, 10_000, true);
    return examinePicture(partsOf(bmp));
  };
  expect(await wide(20_000)).toMatchObject({ fault: 'the BMP is truncated' });
  expect(await wide(20_001)).toMatchObject({ fault: 'it has more than 200 million pixels' });
});

/** A JPG of these parts after its start marker. */
const jpgOf = (...parts: (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
/** A segment of metadata with this length field, of which the last bytes look like an end marker. */
const segmentOf = (length: number) => [
  ...[0xff, 0xe1, length >> 8, length & 255],
  ...Array<number>(length - 4).fill(0),
  ...[0xff, 0xd9],
];

test('a JPG has a frame where a marker of one follows segments and fill bytes', () => {
  for (let marker = 0xbf; marker <= 0xd0; marker++) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    expect(hasJpegFrame(jpgOf([0xff, marker, 0, 2])), String(marker)).toBe(isFrame);
  }
  expect(hasJpegFrame(jpgOf(segmentOf(4), segmentOf(600), [0xff, 0xff, 0xff, 0xc0]))).toBe(true);
  expect(hasJpegFrame(jpgOf([0], [0xff, 0xc0]))).toBe(false);
  const many = (count: number) => Array<number[]>(count).fill([0xff, 0xe1, 0, 2]);
  expect(hasJpegFrame(jpgOf(...many(4095), [0xff, 0xc0]))).toBe(true);
  expect(hasJpegFrame(jpgOf(...many(4096), [0xff, 0xc0]))).toBe(false);
});

test('a JPG has an end where a marker of it follows the first scan', () => {
  const scan = [0xff, 0xff, 0xff, 0xda, 0, 2, 1, 2, 3];
  const table = [0xff, 0xdb, 0, 4, 0xff, 0xd9];
  for (const segments of [[], [segmentOf(6)], [segmentOf(600), segmentOf(5)], [table]]) {
    expect(hasJpegEnd(jpgOf(...segments, scan))).toBe(false);
    expect(hasJpegEnd(jpgOf(...segments, scan, [0xff, 0xd9]))).toBe(true);
    expect(hasJpegEnd(jpgOf(...segments, scan, [0xff, 0xd9, 7]))).toBe(true);
  }
});

test.each([
  ['no colour table', 0, 0],
  ['a colour table', 0x80, 0],
  ['a long colour table', 0x87, 0],
  ['a colour table of its frame', 0x07, 0x82],
])('a GIF with %s has an end where its blocks lead to it', (_, flags, own) => {
  const table = (value: number) => Array<number>(value & 0x80 ? 3 * 2 ** ((value & 7) + 1) : 0).fill(0x3b);
  const blocks = [3, 0x3b, 0x3b, 0x3b, 1, 0x3b, 0];
  const comment = [0x21, 0xfe, ...blocks];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, own, ...table(own), 2, ...blocks];
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, flags, 0, 0, ...table(flags)];
  const gif = Uint8Array.from([...head, ...comment, ...frame, ...comment, 0x3b]);
  expect(hasGifEnd(gif)).toBe(true);
  for (let length = 13; length < gif.length; length++)
    expect(hasGifEnd(gif.subarray(0, length)), String(length)).toBe(false);
});
