/** Thumbnails by sharp. Node only. */
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../../src/contract/limits.ts';
import type { Bytes, Picture } from '../../store/records.ts';
import { decodeBmp } from './decode-bmp.ts';
import { inTurn, MAX_RASTER_TIME } from './in-turn.ts';
import { MAX_PIXELS } from '../max-pixels.ts';
import { Busy, TooSlow } from '../too-slow.ts';
import type { Thumbnailer } from '../thumbnailer.ts';

/** Hears what is wrong with the bytes of a picture. */
export type FaultListener = (picture: Picture, fault: string) => void;

/** Dots per inch that draw an SVG at its own size. */
const SVG_DENSITY = 72;

/**
 * WebP thumbnails; of a damaged picture, what can be read. Rejects where that is nothing, or takes too long (`TooSlow`).
 * `tell` hears of all that. Rejects with `Busy` where others take too long. Gap: I12.
 */
export function sharpThumbnailer(tell: FaultListener = () => undefined): Thumbnailer {
  return async (picture) => {
    const bytes = await picture.content.bytes();
    try {
      const made = await inTurn(picture, () => tolerantThumbnail(picture, bytes, tell));
      return { bytes: made, contentType: 'image/webp' };
    } catch (error) {
      if (error instanceof TooSlow && !(error instanceof Busy)) tell(picture, 'it takes too long to decode');
      throw error;
    }
  };
}

async function tolerantThumbnail(picture: Picture, bytes: Bytes, tell: FaultListener): Promise<Bytes> {
  const make = (failOn: SharpOptions['failOn']) => webpThumbnail(picture, bytes, { failOn });
  try {
    return await make('warning');
  } catch (strict) {
    try {
      // A drawing comes out no other way the second time.
      if (picture.format === 'SVG') throw strict;
      const tolerant = await make('none');
      // Most warnings mean nothing to people: profiles, stray bytes between segments.
      if (/premature|read error/i.test(String(strict)))
        tell(picture, `parts of the ${picture.format} are missing`);
      return tolerant;
    } catch (error) {
      tell(picture, `the ${picture.format} cannot be decoded`);
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
 * A picture as sharp reads it, whatever its format: turned upright, an SVG drawn at a size that can be held. Decoding it is
 * given up in time; of drawings and BMP files that is only noticed when they are done.
 */
export function openPicture(
  facts: Pick<Picture, 'format' | 'width' | 'height'>,
  bytes: Bytes,
  options: SharpOptions,
): Sharp {
  return opened(facts, bytes, options).timeout({ seconds: MAX_RASTER_TIME / 1000 });
}

function opened(
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
