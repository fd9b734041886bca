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
export function warn(name: string, value: unknown, wanted: string): undefined {
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

/** Reads a gallery's properties: every query parameter of `GET /images`, whether asked for or not. */
function readGallery(get: (name: string) => unknown, prefix: string): Wish {
  const text = (name: string) => (get(name) == null ? undefined : String(get(name)));
  const page = get('page') ?? 1;
  return {
    tag: 'pix-gallery',
    props: {
      ...readList(get, prefix, DEFAULT_LIMIT),
      page: parseLimit(page) ?? warn(prefix + 'page', page, 'a whole number from 1'),
      q: text('q'),
      album: text('album'),
      user: text('user'),
      category: text('category'),
      tag: text('tag'),
    },
  };
}

/** Reads what a container's attributes ask for; `undefined` when that is nothing. */
export function readAttributes(container: Element): Wish | undefined {
  const get = (name: string) =>
    ATTRIBUTES.includes('data-' + name) ? (container.getAttribute('data-' + name) ?? undefined) : undefined;
  if (get('pix-gallery') !== undefined) return readGallery(get, 'data-');
  // Any element may have a data-limit of its own; only a container's is ours to judge.
  const list = () => readList(get, 'data-', Infinity);
  if (get('pix-albums') !== undefined) {
    return { tag: 'pix-albums', props: { limit: list().limit, user: get('user') } };
  }
  const token = get('pix-album');
  if (token) return { tag: 'pix-album', props: { ...list(), token } };
  if (token === '') warn('data-pix-album', token, "an album's token");
  return undefined;
}

/** Reads the options of `renderGallery`. Own properties alone count (H16). */
export function readOptions(options: object): Wish {
  const own = new Map<string, unknown>(Object.entries(options));
  return readGallery((name) => own.get(name), '');
}
