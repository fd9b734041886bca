/** A parsed BMP header. */
export interface BmpHeader {
  width: number;
  height: number;
  /** Rows are stored from the top; usually they are stored from the bottom. */
  topDown: boolean;
  /** Bits per pixel: 1, 4, 8, 16, 24 or 32. Up to 8 they are places in the palette. */
  bits: number;
  /** How pixels are packed: 0 not at all, 1 RLE8, 2 RLE4, 3 and 6 not at all, with masks. */
  compression: number;
  /** Where the pixels begin. */
  pixelsAt: number;
  /** Bytes from one row to the next, if rows are not packed. */
  stride: number;
  /** Where the palette begins, and the bytes of a colour in it: blue, green, red and maybe a spare one. */
  palette: { at: number; entryBytes: 3 | 4 };
  /** The header of OS/2 1, of 12 bytes. */
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
    pixelsAt: view.getUint32(10, true),
    stride: Math.ceil((width * bits) / 32) * 4,
    palette: { at: FILE_HEADER + size, entryBytes: isOs2 ? 3 : 4 },
    isOs2,
  };
}

/** Pixels that two bytes of a packed BMP describe at most. */
const LONGEST_RUN = 255;

/**
 * Bytes a BMP must have to be whole. The padding of the last row may be missing. Packed pixels may leave parts out;
 * they must be able to describe half the picture, or a file of some bytes could take the time and place of millions
 * of pixels.
 */
// Fault: S21
export function leastBmpLength({ width, height, bits, compression, pixelsAt, stride }: BmpHeader): number {
  if (compression === 1 || compression === 2)
    return pixelsAt + 2 * Math.ceil((width * height) / 2 / LONGEST_RUN);
  return pixelsAt + stride * (height - 1) + Math.ceil((width * bits) / 8);
}
