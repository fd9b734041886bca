import { DEFAULT_LIMIT, IMAGE_SORTS } from '../contract/limits.ts';
import type { ImageSort, ListImagesQuery } from '../contract/models.ts';
import { parseLimit } from '../internal/parse-limit.ts';

/** What a container asks for: an element and its properties. */
export interface Wish {
  tag: 'pix-gallery' | 'pix-album' | 'pix-albums';
  props: ListImagesQuery & { limit: number; token?: string };
}

/** Attributes that make an element a container. */
export const CONTAINERS = '[data-pix-gallery],[data-pix-album],[data-pix-albums]';

/** Attributes whose changes matter. */
export const ATTRIBUTES = [
  'data-pix-gallery',
  'data-pix-album',
  'data-pix-albums',
  'data-limit',
  'data-sort',
  'data-user',
  'data-category',
];

const warned = new Set<string>();

/** Warns once per page about a value that stands for its default. */
function warn(name: string, value: unknown, wanted: string): undefined {
  const message = `Pix: ${name}="${String(value)}" should be ${wanted}.`;
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}

/** Reads `limit` and `sort`, or their defaults; `prefix` is how the page calls them. */
function readList(get: (name: string) => unknown, prefix: string, defaultLimit: number) {
  const limit = get('limit');
  const sort = get('sort');
  return {
    limit:
      parseLimit(limit ?? defaultLimit) ??
      (warn(prefix + 'limit', limit, 'a whole number from 1'), defaultLimit),
    sort:
      sort == null || IMAGE_SORTS.includes(sort as ImageSort)
        ? (sort as ImageSort)
        : warn(prefix + 'sort', sort, IMAGE_SORTS.join(', ')),
  };
}

/** Reads what a container's attributes ask for; `undefined` when that is nothing. */
export function readAttributes(container: Element): Wish | undefined {
  const get = (name: string) => container.getAttribute('data-' + name) ?? undefined;
  const list = (limit: number) => readList(get, 'data-', limit);
  const user = get('user');
  if (get('pix-gallery') !== undefined) {
    return { tag: 'pix-gallery', props: { ...list(DEFAULT_LIMIT), user, category: get('category') } };
  }
  if (get('pix-albums') !== undefined) {
    return { tag: 'pix-albums', props: { limit: list(Infinity).limit, user } };
  }
  const token = get('pix-album');
  if (token) return { tag: 'pix-album', props: { ...list(Infinity), token } };
  if (token === '') warn('data-pix-album', token, "an album's token");
  return undefined;
}

/** Reads the options of `renderGallery`: every query parameter of `GET /images`. Own properties alone count (H16). */
export function readOptions(options: object): Wish {
  const own = new Map<string, unknown>(Object.entries(options));
  const { limit, sort } = readList((name) => own.get(name), '', DEFAULT_LIMIT);
  const text = (name: string) => (own.get(name) == null ? undefined : String(own.get(name)));
  return {
    tag: 'pix-gallery',
    props: {
      limit,
      sort,
      page: parseLimit(own.get('page') ?? 1) ?? warn('page', own.get('page'), 'a whole number from 1'),
      q: text('q'),
      album: text('album'),
      user: text('user'),
      category: text('category'),
      tag: text('tag'),
    },
  };
}
