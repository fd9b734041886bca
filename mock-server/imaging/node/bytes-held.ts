/** How much of a picture its decoder holds at a time. Node only. */
import sharp from 'sharp';
import type { Bytes } from '../../store/records.ts';
import type { PictureFacts } from '../examine-picture.ts';

/**
 * Bytes of pixels that may be held for one picture: 256 MiB, the pixels of a GIF of 67 megapixels. A file of one megabyte can
 * ask for a thousand times as many.
 */
const MAX_BYTES_HELD = 268_435_456;

/** Bytes per pixel of a GIF or WebP. */
const CANVAS_BYTES = 4;

/** A picture needs more memory to decode than it may have. */
export class TooLargeToDecode extends Error {
  constructor() {
    super('The picture needs too much memory to decode.');
    this.name = 'TooLargeToDecode';
  }
}

/**
 * Bytes of pixels that are held at once to decode a picture; 0 where the rows of the picture are read one after the other.
 * GIF and WebP have a canvas; an interlaced PNG and a progressive JPG come in rounds, each over the whole area.
 */
export async function bytesHeld(bytes: Bytes, { format, width, height }: PictureFacts): Promise<number> {
  if (format === 'GIF' || format === 'WEBP') return width * height * CANVAS_BYTES;
  if (format !== 'PNG' && format !== 'JPG') return 0;
  const { isProgressive, channels, depth } = await sharp(bytes)
    .metadata()
    .catch(() => ({ isProgressive: false, channels: 0, depth: 'uchar' }));
  // A progressive JPG is held as coefficients of two bytes.
  const perChannel = format === 'JPG' || depth === 'ushort' ? 2 : 1;
  return isProgressive ? width * height * channels * perChannel : 0;
}

/** Rejects with `TooLargeToDecode` where decoding a picture would hold too much memory. */
export async function refuseTooLarge(bytes: Bytes, facts: PictureFacts): Promise<void> {
  if ((await bytesHeld(bytes, facts)) > MAX_BYTES_HELD) throw new TooLargeToDecode();
}
