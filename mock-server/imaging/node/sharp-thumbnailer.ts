/** Thumbnails by sharp. Node only. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../../src/contract/limits.ts';
import type { Bytes } from '../../internal/bytes.ts';
import type { Picture } from '../../store/records.ts';
import { MAX_PIXELS, type PictureFacts } from '../examine-picture.ts';
import { DecodeTimeout, QueueTimeout, type Thumbnailer } from '../thumbnails.ts';
import { decodeBmp } from './decode-bmp.ts';
import { MAX_RASTER_MS, scheduleDecoding } from './decoding.ts';

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

/** Receives faults of pictures. */
export type FaultListener = (picture: Picture, fault: string) => void;

/** Dots per inch at which an SVG has its own size. */
const SVG_DENSITY = 72;

/**
 * Generates WebP thumbnails; of a damaged picture, the readable part. Rejects if nothing is readable, or if decoding
 * takes too long (`DecodeTimeout`) or too much memory (`TooLargeToDecode`), which `onBroken` receives, too. Rejects with
 * `QueueTimeout` if other pictures block the queue.
 */
// Gap: I12
export function sharpThumbnailer(onBroken: FaultListener = () => undefined): Thumbnailer {
  return async (picture) => {
    const bytes = await picture.content.bytes();
    try {
      await refuseTooLarge(bytes, picture);
      const made = await scheduleDecoding(picture, () => tolerantThumbnail(picture, bytes, onBroken));
      return { bytes: made, contentType: 'image/webp' };
    } catch (error) {
      if (error instanceof TooLargeToDecode) onBroken(picture, 'it needs too much memory to decode');
      if (error instanceof DecodeTimeout && !(error instanceof QueueTimeout))
        onBroken(picture, 'it takes too long to decode');
      throw error;
    }
  };
}

async function tolerantThumbnail(picture: Picture, bytes: Bytes, onBroken: FaultListener): Promise<Bytes> {
  const make = (failOn: SharpOptions['failOn']) => webpThumbnail(picture, bytes, { failOn });
  try {
    return await make('warning');
  } catch (strict) {
    try {
      // A second attempt does not help an SVG.
      if (picture.format === 'SVG') throw strict;
      const tolerant = await make('none');
      // Most warnings do not matter to users: profiles, stray bytes between segments.
      if (/premature|read error/i.test(String(strict)))
        onBroken(picture, `parts of the ${picture.format} are missing`);
      return tolerant;
    } catch (error) {
      onBroken(picture, `the ${picture.format} cannot be decoded`);
      throw error;
    }
  }
}

async function webpThumbnail(picture: Picture, bytes: Bytes, options: SharpOptions): Promise<Bytes> {
  const thumbnail = await openPicture(picture, bytes, { ...options, limitInputPixels: MAX_PIXELS })
    .resize(MAX_THUMBNAIL_SIDE, MAX_THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return new Uint8Array(thumbnail);
}

/**
 * Opens a picture of any format with sharp: upright, and an SVG at a size that fits into memory. Decoding is aborted
 * after a time limit; for SVG and BMP, the limit takes effect only when decoding ends.
 */
export function openPicture(
  facts: Pick<Picture, 'format' | 'width' | 'height'>,
  bytes: Bytes,
  options: SharpOptions,
): Sharp {
  return opened(facts, bytes, options).timeout({ seconds: MAX_RASTER_MS / 1000 });
}

function opened(
  { format, width, height }: Pick<Picture, 'format' | 'width' | 'height'>,
  bytes: Bytes,
  options: SharpOptions,
): Sharp {
  switch (format) {
    case 'BMP':
      return decodeBmp(bytes);
    // Browsers apply the Exif orientation of these two formats only.
    case 'JPG':
    case 'PNG':
      return sharp(bytes, options).autoOrient();
    case 'SVG': {
      const isHuge = width * height > MAX_PIXELS;
      const density = Math.max(1, (SVG_DENSITY * MAX_THUMBNAIL_SIDE) / Math.max(width, height));
      return sharp(bytes, isHuge ? { ...options, density } : options);
    }
    default:
      return sharp(bytes, options);
  }
}
