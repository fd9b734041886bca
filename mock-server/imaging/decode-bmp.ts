import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import type { Bytes } from '../store/records.ts';

/** Reads a BMP, which sharp cannot. Few programs fill its alpha channel rightly, so it is dropped. */
export function decodeBmp(bytes: Bytes): Sharp {
  const { data, width, height } = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    toRGBA: true,
  });
  return sharp(data, { raw: { width, height: Math.abs(height), channels: 4 } }).removeAlpha();
}
