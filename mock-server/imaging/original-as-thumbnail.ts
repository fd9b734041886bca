import { pictureTypes } from './picture-types.ts';
import type { Thumbnailer } from './thumbnailer.ts';
import { QueueTimeout } from './decode-timeout.ts';

/** Serves the original as thumbnail, for environments that cannot rasterize. */
export const originalAsThumbnail: Thumbnailer = async ({ content, format }) => ({
  bytes: await content.bytes(),
  contentType: pictureTypes[format].contentType,
});

/** Falls back to the original if a thumbnail cannot be generated. A failure is remembered, except a queue timeout. */
export function withOriginalFallback(make: Thumbnailer): Thumbnailer {
  const failed = new Set<string>();
  return async (picture) => {
    const key = `${picture.id}-${picture.content.version}`;
    if (!failed.has(key)) {
      try {
        return await make(picture);
      } catch (error) {
        if (error instanceof QueueTimeout)
          return { ...(await originalAsThumbnail(picture)), isFallback: true };
        failed.add(key);
      }
    }
    return originalAsThumbnail(picture);
  };
}
