import type { Bytes } from '../../store/records.ts';
import { BitWriter } from './bit-writer.ts';
import type { Blank } from './blank.ts';
import { encodeAscii, bigEndian, concatBytes } from './byte-parts.ts';

/** Maximum length of a deflate match (RFC 1951). */
const RUN = 258;

/** Encodes a PNG with a palette of one colour, so that all its data are zeros. */
export function blankPng({ width, height, colour }: Blank): Bytes {
  return concatBytes(
    [0x89, ...encodeAscii('PNG\r\n'), 0x1a, 0x0a],
    chunk('IHDR', [...bigEndian(width, 4), ...bigEndian(height, 4), 1, 3, 0, 0, 0]),
    chunk('PLTE', colour),
    chunk('IDAT', deflatedZeros(height * (1 + Math.ceil(width / 8)))),
    chunk('IEND', []),
  );
}

function chunk(type: string, data: readonly number[] | Uint8Array): Bytes {
  const body = concatBytes(encodeAscii(type), data);
  return concatBytes(bigEndian(data.length, 4), body, bigEndian(crc(body), 4));
}

/** Compresses zero bytes to a zlib stream (RFC 1950): one block of fixed codes (RFC 1951, 3.2.6). */
function deflatedZeros(count: number): Bytes {
  const bits = new BitWriter();
  bits.add(0b011, 3);
  const runs = Math.floor((count - 1) / RUN);
  // Huffman codes start with the most significant bit, so the constants are reversed: a literal zero is 00110000.
  for (let at = 0; at < count - runs * RUN; at += 1) bits.add(0b00001100, 8);
  // Match: length 258 (11000101), distance 1 (00000).
  for (let at = 0; at < runs; at += 1) bits.add(0b10100011, 13);
  bits.add(0, 7);
  return concatBytes([0x78, 0x01], bits.finish(), bigEndian((count % 65_521) * 65_536 + 1, 4));
}

function crc(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}
