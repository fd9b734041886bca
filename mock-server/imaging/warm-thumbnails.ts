import type { Picture } from '../store/records.ts';
import type { Thumbnailer } from './thumbnailer.ts';

/** Maximum number of thumbnails generated ahead; all fit into the cache. */
const MAX_WARMED = 500;

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
