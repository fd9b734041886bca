/** Thumbnails by sharp. Node only. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../../src/contract/limits.ts';
import type { Bytes, Picture } from '../../store/records.ts';
import { decodeBmp } from './decode-bmp.ts';
import { MAX_PIXELS } from '../max-pixels.ts';
import type { Thumbnailer } from '../thumbnailer.ts';

/** Hears what is wrong with the bytes of a picture. */
export type FaultListener = (picture: Picture, fault: string) => void;

/** Dots per inch that draw an SVG at its own size. */
const SVG_DENSITY = 72;

/**
 * WebP thumbnails; of a damaged picture, what can be read. Rejects where that is nothing. `tell` hears of both. Gap: I12.
 */
export function sharpThumbnailer(tell: FaultListener = () => undefined): Thumbnailer {
  return async (picture) => {
    const bytes = await picture.content.bytes();
    const make = (failOn: SharpOptions['failOn']) => webpThumbnail(picture, bytes, { failOn });
    const made = await make('warning').catch(async (strict: unknown) => {
      const tolerant = await make('none').catch((error: unknown) => {
        tell(picture, `the ${picture.format} cannot be decoded`);
        throw error;
      });
      // Most warnings mean nothing to people: profiles, stray bytes between segments.
      if (/premature|read error/i.test(String(strict)))
        tell(picture, `parts of the ${picture.format} are missing`);
      return tolerant;
    });
    return { bytes: made, contentType: 'image/webp' };
  };
}

async function webpThumbnail(picture: Picture, bytes: Bytes, options: SharpOptions): Promise<Bytes> {
  const thumbnail = await openPicture(picture, bytes, { ...options, limitInputPixels: MAX_PIXELS })
    .resize(MAX_THUMBNAIL_SIDE, MAX_THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return new Uint8Array(thumbnail);
}

/** A picture as sharp reads it, whatever its format: turned upright, an SVG drawn at a size that can be held. */
export function openPicture(
  { format, width, height }: Pick<Picture, 'format' | 'width' | 'height'>,
  bytes: Bytes,
  options: SharpOptions,
): Sharp {
  switch (format) {
    case 'BMP':
      return decodeBmp(bytes);
    // Browsers turn these two as their Exif data says, and no others.
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
