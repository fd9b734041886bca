import type { ImageFormat } from '../../../src/contract/models.ts';
import { type Bytes, concatBytes } from '../../internal/bytes.ts';

/** Size and colour of a single-coloured picture. */
export interface Blank {
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Red, green and blue, each from 0 to 255. */
  colour: readonly [number, number, number];
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

/** Packs numbers of a few bits into bytes, least significant bit first. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #bits = 0;

  /** Appends the lowest `bits` bits of a number, least significant first; 16 bits at most. */
  add(value: number, bits: number): void {
    this.#held |= value << this.#bits;
    this.#bits += bits;
    for (; this.#bits >= 8; this.#bits -= 8) {
      this.#bytes.push(this.#held & 255);
      this.#held >>>= 8;
    }
  }

  /** Returns all bytes; the last one is padded with zero bits. */
  finish(): Bytes {
    return Uint8Array.from(this.#bits > 0 ? [...this.#bytes, this.#held & 255] : this.#bytes);
  }
}

const blanks: Record<Exclude<ImageFormat, 'SVG'>, (blank: Blank) => Bytes> = {
  JPG: blankJpg,
  PNG: blankPng,
  GIF: blankGif,
  WEBP: blankWebp,
  BMP: blankBmp,
};

/**
 * Encodes a single-coloured picture: a valid file of its format and size, usually a few kilobytes. Runs in every
 * environment.
 */
export function blankPicture(format: keyof typeof blanks, blank: Blank): Bytes {
  return blanks[format](blank);
}

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

/** Maximum length of a deflate match (RFC 1951). */
const RUN = 258;

/** Encodes a PNG with a palette of one colour, so that all its data are zeros; of no colour, a transparent one. */
export function blankPng({ width, height, colour }: Omit<Blank, 'colour'> & Partial<Blank>): Bytes {
  return concatBytes(
    [0x89, ...encodeAscii('PNG\r\n'), 0x1a, 0x0a],
    chunk('IHDR', [...bigEndian(width, 4), ...bigEndian(height, 4), 1, 3, 0, 0, 0]),
    chunk('PLTE', colour ?? [0, 0, 0]),
    ...(colour ? [] : [chunk('tRNS', [0])]),
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

/** Bits per colour: the minimum in GIF. */
const COLOUR_BITS = 2;
const CLEAR = 4;
const END = 5;

/** Bits per code after a clear code. */
const FIRST_WIDTH = COLOUR_BITS + 1;

/** Maximum number of codes. */
const MAX_CODES = 4096;

/** Encodes a GIF with the same colour four times in its palette. */
export function blankGif({ width, height, colour }: Blank): Bytes {
  const size = [...littleEndian(width, 2), ...littleEndian(height, 2)];
  return concatBytes(
    [...encodeAscii('GIF89a'), ...size, 0x80 | (COLOUR_BITS - 1), 0, 0],
    [...colour, ...colour, ...colour, ...colour],
    [0x2c, 0, 0, 0, 0, ...size, 0, COLOUR_BITS],
    ...blocks(packedZeros(width * height)),
    [0, 0x3b],
  );
}

/** Compresses zeros with LZW: each code stands for a run that is one longer than that of the previous code. */
function packedZeros(count: number): Bytes {
  const bits = new BitWriter();
  let width = FIRST_WIDTH;
  let left = count;
  while (left > 0) {
    bits.add(CLEAR, width);
    width = FIRST_WIDTH;
    for (let run = 1; left > 0 && END + run < MAX_CODES; run += 1) {
      const now = Math.min(run, left);
      // The code of a single pixel is its palette index.
      bits.add(now === 1 ? 0 : END + now - 1, width);
      left -= now;
      if (END + run >= 2 ** width) width += 1;
    }
  }
  bits.add(END, width);
  return bits.finish();
}

function blocks(bytes: Bytes): Bytes[] {
  const count = Math.ceil(bytes.length / 255);
  return Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * 255, (at + 1) * 255);
    return concatBytes([part.length], part);
  });
}

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
