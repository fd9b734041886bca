/** Decoding of BMP files. Node only. */
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import type { Bytes } from '../../internal/bytes.ts';
import { type BmpHeader, bmpIndices, readBmpHeader } from '../bmp.ts';

/**
 * Maximum number of pixels: decoding is synchronous and holds all of them, four bytes each. A file of 50 MiB with
 * three bytes per pixel has fewer.
 */
const MAX_BMP_PIXELS = 17_500_000;

/**
 * Decodes a BMP, which sharp does not support. bmp-ts is correct for more than 8 bits only, and does not know OS/2.
 * The alpha channel is dropped, since few programs write it correctly.
 */
export function decodeBmp(bytes: Bytes): Sharp {
  const header = readBmpHeader(bytes);
  if (!header) throw new Error('The BMP has an invalid header.');
  const { width, height } = header;
  if (width * height > MAX_BMP_PIXELS)
    throw new Error(`A BMP of ${width} × ${height} pixels is too large to decode.`);
  if (header.bits <= 8) return fromRgb(paletteColours(bytes, header), header);
  if (header.isOs2) return fromRgb(plainColours(bytes, header), header);
  const { data } = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Creates an image from rows in the stored order, which is usually from bottom to top. */
function fromRgb(rgb: Uint8Array, { width, height, topDown }: BmpHeader): Sharp {
  const stored = sharp(rgb, { raw: { width, height, channels: 3 } });
  return topDown ? stored : stored.flip();
}

function paletteColours(bytes: Uint8Array, header: BmpHeader): Uint8Array {
  const { at, entryBytes } = header.palette;
  const indices = bmpIndices(bytes, header);
  const rgb = new Uint8Array(indices.length * 3);
  // Iterators take ten times as long.
  for (let pixel = 0; pixel < indices.length; pixel += 1)
    copyColour(bytes, at + (indices[pixel] ?? 0) * entryBytes, rgb, pixel * 3);
  return rgb;
}

function plainColours(
  bytes: Uint8Array,
  { width, height, pixelOffset: pixelsAt, stride, bits }: BmpHeader,
): Uint8Array {
  if (bits !== 24) throw new Error('An OS/2 BMP has 1, 4, 8 or 24 bits per pixel.');
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      copyColour(bytes, pixelsAt + y * stride + x * 3, rgb, (y * width + x) * 3);
  }
  return rgb;
}

/** Copies a colour; BMP stores blue first. */
function copyColour(bytes: Uint8Array, from: number, rgb: Uint8Array, to: number): void {
  rgb[to] = bytes[from + 2] ?? 0;
  rgb[to + 1] = bytes[from + 1] ?? 0;
  rgb[to + 2] = bytes[from] ?? 0;
}
