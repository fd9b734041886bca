import type { Bytes } from '../../store/records.ts';
import type { Blank } from './blank-picture.ts';
import { ascii, joined, littleEndian } from './byte-parts.ts';

/** Bytes before the pixels: file header, picture header, two colours. */
const HEADERS = 14 + 40 + 8;

/** A BMP of one bit a pixel, with the same colour twice in its palette. */
export function blankBmp({ width, height, colour }: Blank): Bytes {
  const pixels = Math.ceil(width / 32) * 4 * height;
  const bgr = [...colour].reverse();
  const long = (...values: number[]) => values.flatMap((value) => littleEndian(value, 4));
  return joined(
    [...ascii('BM'), ...long(HEADERS + pixels, 0, HEADERS)],
    [...long(40, width, height), 1, 0, 1, 0, ...long(0, pixels, 2835, 2835, 2, 2)],
    [...bgr, 0, ...bgr, 0],
    new Uint8Array(pixels),
  );
}
