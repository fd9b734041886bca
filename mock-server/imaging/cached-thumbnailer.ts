import type { EncodedPicture, Thumbnailer } from './thumbnailer.ts';

/** Cache size: 32 MiB, a few thousand thumbnails. */
const MAX_BYTES = 33_554_432;

/** LRU cache of thumbnails in memory; concurrent requests for the same thumbnail are single-flight. */
export function cachedThumbnailer(make: Thumbnailer, maxBytes = MAX_BYTES): Thumbnailer {
  const kept = new Map<string, EncodedPicture>();
  const making = new Map<string, Promise<EncodedPicture>>();
  let keptBytes = 0;

  const keep = (key: string, thumbnail: EncodedPicture) => {
    kept.set(key, thumbnail);
    keptBytes += thumbnail.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= maxBytes) break;
      kept.delete(oldest);
      keptBytes -= bytes.byteLength;
    }
  };

  return async (picture) => {
    const key = `${picture.id}-${picture.content.version}`;
    const thumbnail = kept.get(key);
    if (thumbnail) {
      // A Map keeps insertion order: move the entry to the end on use.
      kept.delete(key);
      kept.set(key, thumbnail);
      return thumbnail;
    }
    const pending = making.get(key) ?? make(picture).finally(() => making.delete(key));
    making.set(key, pending);
    const made = await pending;
    if (!kept.has(key)) keep(key, made);
    return made;
  };
}
