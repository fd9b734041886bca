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
