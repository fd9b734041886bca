import sharp from 'sharp';
import { expect, test } from 'vitest';
import { examinePicture, partsOf, type PictureFacts } from '../../../mock-server/imaging/examine-picture.ts';
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
