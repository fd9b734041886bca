import type { Bytes } from '../../store/records.ts';
import type { Blank } from './blank.ts';
import { bigEndian, concatBytes } from './byte-parts.ts';

/** Width and height of a block in pixels. */
const BLOCK = 8;

/** Quantizer for which the only coefficient of a block is its colour less 128 (T.81, A.3.4). */
const QUANTIZER = 8;

/** Encodes a baseline JPEG (T.81): the first block of each component sets its colour, all others repeat it. */
export function blankJpg({ width, height, colour }: Blank): Bytes {
  const first = toYcc(colour).map(firstBlock).join('');
  const units = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  // "Same as before" and "end of block" take one zero bit each, for three components.
  return concatBytes(headerOf(width, height), scanOf(first, (units - 1) * 6), [0xff, 0xd9]);
}

function headerOf(width: number, height: number): Bytes {
  const component = (id: number) => [id, 0x11, 0];
  return concatBytes(
    [0xff, 0xd8],
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array<number>(64).fill(QUANTIZER)]),
    segment(0xc0, [8, ...bigEndian(height, 2), ...bigEndian(width, 2), 3, ...[1, 2, 3].flatMap(component)]),
    // Category 0 has the code "0", categories 1 to 8 have "10000" to "10111".
    segment(0xc4, [0x00, ...lengths({ 1: 1, 5: 8 }), 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    // The end of a block has the code "0".
    segment(0xc4, [0x10, ...lengths({ 1: 1 }), 0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
  );
}

function segment(marker: number, body: readonly number[]): Bytes {
  return concatBytes([0xff, marker], bigEndian(body.length + 2, 2), body);
}

/** Number of codes of each length from 1 to 16. */
function lengths(counts: Record<number, number>): number[] {
  return Array.from({ length: 16 }, (_, at) => counts[at + 1] ?? 0);
}

/** Encodes category and value of a difference, and the end of the block (T.81, F.1.2.1). Never eight ones in a row. */
function firstBlock(difference: number): string {
  const category = difference === 0 ? 0 : 32 - Math.clz32(Math.abs(difference));
  if (category === 0) return '00';
  const value = difference > 0 ? difference : difference + 2 ** category - 1;
  return `${(15 + category).toString(2)}${value.toString(2).padStart(category, '0')}0`;
}

/** Packs bits and then zero bits; the last byte is padded with ones. */
function scanOf(bits: string, zeros: number): Bytes {
  const length = bits.length + zeros;
  const scan = new Uint8Array(Math.ceil(length / 8));
  const set = (at: number) => {
    scan[at >> 3] = (scan[at >> 3] ?? 0) | (128 >> (at & 7));
  };
  for (const [at, bit] of [...bits].entries()) if (bit === '1') set(at);
  for (let at = length; at < scan.length * 8; at += 1) set(at);
  return scan;
}

/** Converts RGB to brightness and two colour differences (JFIF 1.02), each less 128. */
function toYcc([red, green, blue]: Blank['colour']): number[] {
  return [
    0.299 * red + 0.587 * green + 0.114 * blue - 128,
    -0.1687 * red - 0.3313 * green + 0.5 * blue,
    0.5 * red - 0.4187 * green - 0.0813 * blue,
  ].map((value) => Math.max(-128, Math.min(127, Math.round(value))));
}
