import { pictureTypes } from './picture-types.ts';
import type { Thumbnailer } from './thumbnailer.ts';

/** Where nothing can rasterise, the picture stands in for its own thumbnail. */
export const originalAsThumbnail: Thumbnailer = async ({ content, format }) => ({
  bytes: await content.bytes(),
  contentType: pictureTypes[format].contentType,
});
