/** Memory that decoding a picture takes. Node only. */
import sharp from 'sharp';
import type { Bytes } from '../../store/records.ts';
import type { PictureFacts } from '../examine-picture.ts';

/**
 * Maximum memory for the pixels of one picture in bytes: 256 MiB, the pixels of a GIF of 67 megapixels. A file of one
 * megabyte can require a thousand times as much.
 */
const MAX_DECODING_BYTES = 268_435_456;

/** Bytes per pixel of a GIF or WebP. */
const CANVAS_BYTES = 4;

/** Decoding a picture requires too much memory. */
export class TooLargeToDecode extends Error {
  constructor() {
    super('The picture needs too much memory to decode.');
    this.name = 'TooLargeToDecode';
  }
}

/**
 * Estimates the memory in bytes that decoding takes for pixels; 0 if rows are decoded one by one. GIF and WebP have a
 * canvas; an interlaced PNG and a progressive JPG have several passes over the whole area.
 */
export async function decodingMemory(bytes: Bytes, { format, width, height }: PictureFacts): Promise<number> {
  if (format === 'GIF' || format === 'WEBP') return width * height * CANVAS_BYTES;
  if (format !== 'PNG' && format !== 'JPG') return 0;
  const { isProgressive, channels, depth } = await sharp(bytes)
    .metadata()
    .catch(() => ({ isProgressive: false, channels: 0, depth: 'uchar' }));
  // A progressive JPG is held as coefficients of two bytes.
  const perChannel = format === 'JPG' || depth === 'ushort' ? 2 : 1;
  return isProgressive ? width * height * channels * perChannel : 0;
}

/** Rejects with `TooLargeToDecode` if decoding a picture would require too much memory. */
export async function refuseTooLarge(bytes: Bytes, facts: PictureFacts): Promise<void> {
  if ((await decodingMemory(bytes, facts)) > MAX_DECODING_BYTES) throw new TooLargeToDecode();
}
