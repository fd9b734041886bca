/** Thumbnails by sharp. Node only. */
import sharp from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../src/contract/limits.ts';
import { decodeBmp } from './decode-bmp.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { originalAsThumbnail } from './original-as-thumbnail.ts';
import type { Thumbnailer } from './thumbnailer.ts';

/** WebP thumbnails; a picture that cannot be decoded stands in for itself. Gap: I12. */
export const sharpThumbnailer: Thumbnailer = async (picture) => {
  try {
    return { bytes: await webpThumbnail(picture), contentType: 'image/webp' };
  } catch {
    return originalAsThumbnail(picture);
  }
};

const webpThumbnail = async ({ content, format, width, height }: Parameters<Thumbnailer>[0]) => {
  if (width * height > MAX_PIXELS && format === 'BMP') throw new Error('Too many pixels.');
  const bytes = await content.bytes();
  const source =
    format === 'BMP' ? decodeBmp(bytes) : sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  const oriented = format === 'JPG' ? source.autoOrient() : source;
  const thumbnail = await oriented
    .resize(MAX_THUMBNAIL_SIDE, MAX_THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return new Uint8Array(thumbnail);
};
