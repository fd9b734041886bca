import type { EncodedPicture, Thumbnailer } from './thumbnailer.ts';

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
