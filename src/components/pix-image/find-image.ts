import { MAX_LIMIT } from '../../contract/limits.ts';
import { isId } from '../../contract/paths.ts';
import { whenVisible } from '../../internal/when-visible.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import type { PictureRecord } from '../../tiles/picture.ts';

/** Maximum number of result pages to search: a slug that is a common word may be far down. */
const PAGES = 3;

/** Finds a picture's record by a search, which matches slugs, too, and counts no view. */
export async function searchSlug(
  { images }: ImageSource,
  slug: string,
  options?: ReadOptions,
): Promise<PictureRecord | undefined> {
  for (let page = 1; page <= PAGES; page++) {
    const { data, pagination } = await images.list({ q: slug, page, limit: MAX_LIMIT }, options);
    const [found] = data.filter((image) => image.slug === slug);
    if (found || !pagination.has_next) return found;
  }
  return undefined;
}

/**
 * Finds a picture's record by a search. An id, or a slug that the search does not find, is requested directly, which counts a
 * view: so this request waits until the page is visible.
 */
export async function findImage(
  source: ImageSource,
  slug: string,
  options: ReadOptions,
): Promise<PictureRecord | undefined> {
  const found = isId(slug) ? undefined : await searchSlug(source, slug, options);
  if (found) return found;
  await whenVisible(options.signal);
  try {
    return await source.images.get?.(slug, options);
  } catch (error) {
    // The picture does not exist, so a retry is pointless.
    if ((error as { status?: unknown }).status === 404) return undefined;
    throw error;
  }
}
