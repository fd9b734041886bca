import { MAX_LIMIT } from '../../contract/limits.ts';
import { isId } from '../../contract/paths.ts';
import { whenVisible } from '../../internal/when-visible.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import type { PictureRecord } from '../../tiles/picture.ts';

/** Maximum number of result pages to search: a slug that is a common word may be far down. */
const PAGES = 3;

/**
 * Finds a picture's record by a search, which matches slugs, too, and counts no view. An id, or a slug that the search does
 * not find, is requested directly, which counts a view: so this request waits until the page is visible.
 */
export async function findImage(
  { images }: ImageSource,
  slug: string,
  options: ReadOptions,
): Promise<PictureRecord | undefined> {
  for (let page = 1; page <= PAGES && !isId(slug); page++) {
    const { data, pagination } = await images.list({ q: slug, page, limit: MAX_LIMIT }, options);
    const [found] = data.filter((image) => image.slug === slug);
    if (found) return found;
    if (!pagination.has_next) break;
  }
  await whenVisible(options.signal);
  try {
    return await images.get?.(slug, options);
  } catch (error) {
    // The picture does not exist, so a retry is pointless.
    if ((error as { status?: unknown }).status === 404) return undefined;
    throw error;
  }
}
