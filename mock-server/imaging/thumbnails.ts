import type { Bytes } from '../internal/bytes.ts';
import type { Picture } from '../store/records.ts';
import { pictureTypes } from './picture-types.ts';

/** An encoded picture and its actual content type. */
export interface EncodedPicture {
  bytes: Bytes;
  contentType: string;
  /** The original instead of a thumbnail, temporarily: the next request may get a thumbnail. */
  isFallback?: true;
}

/** Part of the ETags of thumbnails; incremented when new settings change the thumbnails. */
export const THUMBNAIL_REVISION = 1;

/** Generates the thumbnail of a picture: at most 480 × 480, never enlarged. */
// Gap: I12
export type Thumbnailer = (picture: Picture) => Promise<EncodedPicture>;

/** Decoding a picture takes too long. */
export class DecodeTimeout extends Error {
  constructor(message = 'The picture takes too long to decode.') {
    super(message);
    this.name = 'DecodeTimeout';
  }
}

/** Other pictures blocked the queue for too long; not a fault of the picture itself. */
export class QueueTimeout extends DecodeTimeout {
  constructor() {
    super('Decoding other pictures blocks the queue for too long.');
    this.name = 'QueueTimeout';
  }
}

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

/** Cache size: 32 MiB, a few thousand thumbnails. */
const MAX_BYTES = 33_554_432;

/** LRU cache of thumbnails in memory; concurrent requests for the same thumbnail are single-flight. */
export function cachedThumbnailer(make: Thumbnailer, maxBytes = MAX_BYTES): Thumbnailer {
  const cache = new Map<string, EncodedPicture>();
  const pendingByKey = new Map<string, Promise<EncodedPicture>>();
  let cacheBytes = 0;

  const addToCache = (key: string, thumbnail: EncodedPicture) => {
    cache.set(key, thumbnail);
    cacheBytes += thumbnail.bytes.byteLength;
    for (const [oldest, { bytes }] of cache) {
      if (cacheBytes <= maxBytes) break;
      cache.delete(oldest);
      cacheBytes -= bytes.byteLength;
    }
  };

  return async (picture) => {
    const key = `${picture.id}-${picture.content.version}`;
    const thumbnail = cache.get(key);
    if (thumbnail) {
      // A Map keeps insertion order: move the entry to the end on use.
      cache.delete(key);
      cache.set(key, thumbnail);
      return thumbnail;
    }
    const pending = pendingByKey.get(key) ?? make(picture).finally(() => pendingByKey.delete(key));
    pendingByKey.set(key, pending);
    const generated = await pending;
    if (!cache.has(key)) addToCache(key, generated);
    return generated;
  };
}

/** Maximum number of thumbnails generated ahead: those of a gallery without further options. */
const MAX_WARMED = 24;

/**
 * Generates thumbnails in advance, one at a time, until done or aborted. Pauses after each for as long as it took, to
 * leave CPU time for requests.
 */
export async function warmThumbnails(
  pictures: readonly Picture[],
  thumbnails: Thumbnailer,
  signal: AbortSignal,
): Promise<void> {
  for (const picture of pictures.slice(0, MAX_WARMED)) {
    if (signal.aborted) return;
    const startedAt = performance.now();
    await thumbnails(picture).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, performance.now() - startedAt).unref());
  }
}

/** Serves thumbnails that come with their picture, as WebP, and generates the others. */
export function withStoredThumbnails(make: Thumbnailer): Thumbnailer {
  return async (picture) => {
    const { thumbnail } = picture.content;
    return thumbnail ? { bytes: await thumbnail(), contentType: 'image/webp' } : make(picture);
  };
}
