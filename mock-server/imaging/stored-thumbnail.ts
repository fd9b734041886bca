import type { Thumbnailer } from './thumbnailer.ts';

/** Serves thumbnails that come with their picture, as WebP, and generates the others. */
export function withStoredThumbnails(make: Thumbnailer): Thumbnailer {
  return async (picture) => {
    const { thumbnail } = picture.content;
    return thumbnail ? { bytes: await thumbnail(), contentType: 'image/webp' } : make(picture);
  };
}
