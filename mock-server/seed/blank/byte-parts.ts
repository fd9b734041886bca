import type { Bytes } from '../../store/records.ts';

/** Concatenates parts; numbers are single bytes. */
export function concatBytes(...parts: (readonly number[] | Uint8Array)[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Encodes a number as bytes, most significant first. */
export function bigEndian(value: number, bytes: 2 | 4): number[] {
  return littleEndian(value, bytes).reverse();
}

/** Encodes a number as bytes, least significant first. */
export function littleEndian(value: number, bytes: 2 | 4): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) % 256);
}

/** Encodes ASCII text as bytes. */
export function encodeAscii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
