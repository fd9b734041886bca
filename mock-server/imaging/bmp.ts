import type { Bytes } from '../internal/bytes.ts';

/** A parsed BMP header. */
export interface BmpHeader {
  width: number;
  height: number;
  /** Whether rows are stored from top to bottom; the usual order is from bottom to top. */
  topDown: boolean;
  /** Bits per pixel: 1, 4, 8, 16, 24 or 32. Up to 8 bits, pixels are palette indices. */
  bits: number;
  /** Compression: 0 none, 1 RLE8, 2 RLE4, 3 and 6 none, with bit masks. */
  compression: number;
  /** Offset of the pixels in the file. */
  pixelOffset: number;
  /** Bytes per row, if uncompressed. */
  stride: number;
  /** Offset of the palette, and bytes per entry: blue, green, red, and possibly a reserved byte. */
  palette: { at: number; entryBytes: 3 | 4 };
  /** Whether the header is that of OS/2 1.x, with 12 bytes. */
  isOs2: boolean;
}

const FILE_HEADER = 14;
const OS2_HEADER = 12;

/** Parses the header of a BMP from the first bytes of the file; `undefined` if invalid. */
export function readBmpHeader(bytes: Uint8Array): BmpHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < FILE_HEADER + OS2_HEADER) return undefined;
  const size = view.getUint32(FILE_HEADER, true);
  const isOs2 = size === OS2_HEADER;
  if (!isOs2 && (size < 16 || bytes.byteLength < FILE_HEADER + 40)) return undefined;
  const width = isOs2 ? view.getUint16(18, true) : view.getInt32(18, true);
  const height = isOs2 ? view.getUint16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(isOs2 ? 24 : 28, true);
  if (width <= 0 || height === 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) return undefined;
  return {
    width,
    height: Math.abs(height),
    topDown: height < 0,
    bits,
    compression: size < 20 ? 0 : view.getUint32(30, true),
    pixelOffset: view.getUint32(10, true),
    stride: Math.ceil((width * bits) / 32) * 4,
    palette: { at: FILE_HEADER + size, entryBytes: isOs2 ? 3 : 4 },
    isOs2,
  };
}

/** Maximum number of pixels in a run of two bytes. */
const MAX_RUN = 255;

/**
 * Minimum length of a complete BMP in bytes. The padding of the last row may be missing. Compressed pixels may be
 * incomplete, but must be able to cover half of the picture; otherwise, a file of a few bytes could cost the time and
 * memory of millions of pixels.
 */
// Fault: S21
export function minBmpLength({
  width,
  height,
  bits,
  compression,
  pixelOffset: pixelsAt,
  stride,
}: BmpHeader): number {
  if (compression === 1 || compression === 2) return pixelsAt + 2 * Math.ceil((width * height) / 2 / MAX_RUN);
  return pixelsAt + stride * (height - 1) + Math.ceil((width * bits) / 8);
}

/** Reads the palette indices of all pixels of a BMP with up to 8 bits, in the stored order of rows. */
export function bmpIndices(bytes: Uint8Array, header: BmpHeader): Uint8Array {
  return header.compression === 0 ? plainIndices(bytes, header) : runLengthIndices(bytes, header);
}

function plainIndices(
  bytes: Uint8Array,
  { width, height, bits, pixelOffset: pixelsAt, stride }: BmpHeader,
): Uint8Array {
  const indices = new Uint8Array(width * height);
  const mask = 2 ** bits - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits;
      const byte = bytes[pixelsAt + y * stride + (bit >> 3)] ?? 0;
      indices[y * width + x] = (byte >> (8 - bits - (bit & 7))) & mask;
    }
  }
  return indices;
}

/**
 * Decodes RLE8 and RLE4: pairs of a count and a repeated value, or of 0 and a command. Pixels outside the picture are
 * ignored.
 */
function runLengthIndices(
  bytes: Uint8Array,
  { width, height, bits, pixelOffset: pixelsAt }: BmpHeader,
): Uint8Array {
  const indices = new Uint8Array(width * height);
  let [x, y, at] = [0, 0, pixelsAt];
  const put = (byte: number, place: number) => {
    const index = bits === 8 ? byte : place % 2 === 0 ? byte >> 4 : byte & 15;
    indices[y * width + x] = index;
    x += 1;
  };
  // Runs are clipped to the row, so that pixels outside cost no time.
  const within = (count: number) => Math.min(count, Math.max(0, width - x));
  while (y < height && at + 1 < bytes.byteLength) {
    const [count, value] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    at += 2;
    if (count > 0) for (let place = 0, end = within(count); place < end; place += 1) put(value, place);
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      x += bytes[at] ?? 0;
      y += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      const perByte = 8 / bits;
      for (let place = 0, end = within(value); place < end; place += 1)
        put(bytes[at + Math.floor(place / perByte)] ?? 0, place);
      // Literal pixels are padded to an even number of bytes.
      at += Math.ceil(value / perByte / 2) * 2;
    }
  }
  return indices;
}

const HEADER = 54;

/** Encodes RGB pixels, rows from the top, as 24-bit BMP. Rows are stored from the bottom, each padded to four bytes. */
export function encodeBmp(rgb: Uint8Array, width: number, height: number): Bytes {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(HEADER + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.byteLength, true);
  view.setUint32(10, HEADER, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  view.setUint32(34, stride * height, true);
  for (let y = 0; y < height; y += 1) {
    const row = HEADER + (height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      bytes[row + x * 3] = rgb[from + 2] ?? 0;
      bytes[row + x * 3 + 1] = rgb[from + 1] ?? 0;
      bytes[row + x * 3 + 2] = rgb[from] ?? 0;
    }
  }
  return bytes;
}
