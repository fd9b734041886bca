import type { Bytes } from '../../store/records.ts';
import type { Blank } from './blank.ts';
import { encodeAscii, concatBytes, littleEndian } from './byte-parts.ts';

/** Length of everything before the pixels: file header, bitmap header, palette of two colours. */
const HEADERS = 14 + 40 + 8;

/** Encodes a BMP with one bit per pixel and the same colour twice in its palette. */
export function blankBmp({ width, height, colour }: Blank): Bytes {
  const pixels = Math.ceil(width / 32) * 4 * height;
  const bgr = [...colour].reverse();
  const long = (...values: number[]) => values.flatMap((value) => littleEndian(value, 4));
  return concatBytes(
    [...encodeAscii('BM'), ...long(HEADERS + pixels, 0, HEADERS)],
    [...long(40, width, height), 1, 0, 1, 0, ...long(0, pixels, 2835, 2835, 2, 2)],
    [...bgr, 0, ...bgr, 0],
    new Uint8Array(pixels),
  );
}
