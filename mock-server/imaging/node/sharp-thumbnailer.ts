/** Thumbnails by sharp. Node only. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../../src/contract/limits.ts';
import type { Bytes, Picture } from '../../store/records.ts';
import { refuseTooLarge, TooLargeToDecode } from './decoding-memory.ts';
import { decodeBmp } from './decode-bmp.ts';
import { scheduleDecoding, MAX_RASTER_MS } from './decode-schedule.ts';
import { MAX_PIXELS } from '../max-pixels.ts';
import { QueueTimeout, DecodeTimeout } from '../decode-timeout.ts';
import type { Thumbnailer } from '../thumbnailer.ts';

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
