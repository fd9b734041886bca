import type { Bytes } from '../../store/records.ts';
import { BitWriter } from './bit-writer.ts';
import type { Blank } from './blank.ts';
import { encodeAscii, concatBytes, littleEndian } from './byte-parts.ts';

/** Maximum width and height of a WebP. */
export const MAX_WEBP_SIDE = 16_384;

/** Encodes a lossless WebP (RFC 9649, 3). Codes with a single symbol take no bits, so the pixels take none. */
export function blankWebp({ width, height, colour: [red, green, blue] }: Blank): Bytes {
  const bits = new BitWriter();
  bits.add(0x2f, 8);
  bits.add(width - 1, 14);
  bits.add(height - 1, 14);
  // No alpha, version 0; no transform, no colour cache, one group of codes.
  bits.add(0, 1 + 3 + 1 + 1 + 1);
  for (const symbol of [green, red, blue, 255, 0]) {
    // A simple code with one symbol of eight bits.
    bits.add(0b101, 3);
    bits.add(symbol, 8);
  }
  const data = bits.finish();
  const padding = data.length % 2 === 1 ? [0] : [];
  const body = concatBytes(encodeAscii('WEBPVP8L'), littleEndian(data.length, 4), data, padding);
  return concatBytes(encodeAscii('RIFF'), littleEndian(body.length, 4), body);
}
