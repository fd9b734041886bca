/** Colours of BMP files. Node only. */
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import type { Bytes } from '../../store/records.ts';
import { readBmpHeader, type BmpHeader } from '../bmp-header.ts';
import { bmpIndices } from '../bmp-indices.ts';

/**
 * Pixels at most: they are all held at once, four bytes each, and nothing else is done meanwhile. A file of 50 MiB with three
 * bytes for each pixel has fewer.
 */
const MAX_BMP_PIXELS = 17_500_000;

/**
 * Reads a BMP, which sharp cannot. bmp-ts is right for more than 8 bits only, and knows nothing of OS/2.
 * Few programs fill the alpha channel rightly, so it is dropped.
 */
export function decodeBmp(bytes: Bytes): Sharp {
  const header = readBmpHeader(bytes);
  if (!header) throw new Error('The BMP has no header that makes sense.');
  const { width, height } = header;
  if (width * height > MAX_BMP_PIXELS)
    throw new Error(`A BMP of ${width} × ${height} pixels is too large to decode.`);
  if (header.bits <= 8) return fromRgb(paletteColours(bytes, header), header);
  if (header.isOs2) return fromRgb(plainColours(bytes, header), header);
  const { data } = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** Rows as they are stored, so mostly upside down. */
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

function plainColours(bytes: Uint8Array, { width, height, pixelsAt, stride, bits }: BmpHeader): Uint8Array {
  if (bits !== 24) throw new Error('OS/2 knows no such BMP.');
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      copyColour(bytes, pixelsAt + y * stride + x * 3, rgb, (y * width + x) * 3);
  }
  return rgb;
}

/** Stored is blue first. */
function copyColour(bytes: Uint8Array, from: number, rgb: Uint8Array, to: number): void {
  rgb[to] = bytes[from + 2] ?? 0;
  rgb[to + 1] = bytes[from + 1] ?? 0;
  rgb[to + 2] = bytes[from] ?? 0;
}
