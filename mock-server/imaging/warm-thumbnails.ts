import type { Picture } from '../store/records.ts';
import type { Thumbnailer } from './thumbnailer.ts';

/** Pictures whose thumbnails are made ahead at most; they all fit into the cache. */
const MAX_WARMED = 500;

/**
 * Makes thumbnails ahead of use, one at a time, until done or aborted. Rests after each as long as it took,
 * so that requests always find a free processor.
 */
export async function warmThumbnails(
  pictures: readonly Picture[],
  thumbnails: Thumbnailer,
  signal: AbortSignal,
): Promise<void> {
  for (const picture of pictures.slice(0, MAX_WARMED)) {
    if (signal.aborted) return;
    const begun = performance.now();
    await thumbnails(picture).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, performance.now() - begun).unref());
  }
}
