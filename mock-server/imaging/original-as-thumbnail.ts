import { pictureTypes } from './picture-types.ts';
import type { Thumbnailer } from './thumbnailer.ts';
import { Busy } from './too-slow.ts';

/** Where nothing can rasterise, the picture stands in for its own thumbnail. */
export const originalAsThumbnail: Thumbnailer = async ({ content, format }) => ({
  bytes: await content.bytes(),
  contentType: pictureTypes[format].contentType,
});

/** Lets originals stand in for thumbnails that cannot be made; making them is tried once, but for those that had no turn. */
export function orOriginal(make: Thumbnailer): Thumbnailer {
  const failed = new Set<string>();
  return async (picture) => {
    const key = `${picture.id}-${picture.content.version}`;
    if (!failed.has(key)) {
      try {
        return await make(picture);
      } catch (error) {
        if (error instanceof Busy) return { ...(await originalAsThumbnail(picture)), isStandIn: true };
        failed.add(key);
      }
    }
    return originalAsThumbnail(picture);
  };
}
