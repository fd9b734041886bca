import { DEFAULT_LIMIT, IMAGE_SORTS, MAX_LIMIT } from '../contract/limits.ts';
import { AUTO_PAGES, parseLimit } from '../internal/parse-limit.ts';
import type { GalleryOptions } from './gallery-options.ts';

/** What a container asks for: an element and its properties. */
export interface Wish {
  tag: 'pix-gallery' | 'pix-albums' | 'pix-album' | 'pix-image';
  props: GalleryOptions & { token?: string; slug?: string };
}

/** Options of a list, and of each element. */
const LIST = 'sort layout paging autoPages history limit';
const OPTIONS: Record<Wish['tag'], string> = {
  'pix-gallery': LIST + ' page q album user category tag controls sync',
  // How the album is shown that is opened.
  'pix-albums': 'limit user layout paging autoPages',
  'pix-album': LIST,
  'pix-image': 'ratio history',
};

/** What `renderGallery` takes beside them: nothing that markup could say. */
const CODE = ' placeholder imageUrl texts';

/** Elements that are about one thing, and the property that names it. */
const ONE: { [Tag in Wish['tag']]?: 'token' | 'slug' } = { 'pix-album': 'token', 'pix-image': 'slug' };

const COUNT = 'a whole number from 1';

/** What options may be that are not any text. */
const WANTED: Record<string, string> = {
  limit: COUNT,
  page: COUNT,
  autoPages: COUNT,
  sort: IMAGE_SORTS.join(', '),
  layout: 'grid, rows, columns, masonry, carousel',
  paging: 'none, more, scroll, pages',
  controls: 'search, sort, category, tags, count',
  history: '?name, #name',
};

/** What options are when nobody says, unless they are absent then. */
const DEFAULTS: Record<string, number> = { page: 1, autoPages: AUTO_PAGES };

const TAGS = Object.keys(OPTIONS) as Wish['tag'][];

/** Attribute of an option, or of an element. */
const attribute = (name: string) => 'data-' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());

/** Attributes that make an element a container. */
export const CONTAINERS = TAGS.map((tag) => `[${attribute(tag)}]`).join();

/** Attributes whose changes matter. */
export const ATTRIBUTES = [...new Set([...TAGS, ...Object.values(OPTIONS).join(' ').split(' ')])].map(
  attribute,
);

const warned = new Set<string>();

/** Warns once per page about a value that stands for its default. */
export function warn(name: string, value: unknown, wanted: string): undefined {
  const message = `Pix: ${name}="${String(value)}" should be ${wanted}.`;
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}

/** Reads a value; `undefined` when it makes no sense. */
function readValue(name: string, value: unknown): unknown {
  const wanted = WANTED[name];
  if (!wanted) return value;
  if (wanted === COUNT) return parseLimit(value);
  const text = String(value);
  if (name === 'history') return /^[?#][\w-]+$/.test(text) ? text : undefined;
  const words = name === 'controls' ? (text.match(/\S+/g) ?? []) : [text];
  return words.every((word) => wanted.split(', ').includes(word)) ? text : undefined;
}

/** An album, and all albums, are shown whole, unless page by page. */
const defaultLimit = (tag: Wish['tag'], { paging = 'none' }: Record<string, unknown>) =>
  tag === 'pix-gallery' || (tag === 'pix-album' && paging !== 'none') ? DEFAULT_LIMIT : Infinity;

/** Reads options, or their defaults; `nameOf` is how the page calls them. */
function readProps(
  tag: Wish['tag'],
  names: string,
  get: (name: string) => unknown,
  nameOf: (name: string) => string,
) {
  const props: Record<string, unknown> = {};
  for (const name of names.split(' ')) {
    const value = get(name);
    props[name] =
      (value == null
        ? undefined
        : (readValue(name, value) ?? warn(nameOf(name), value, WANTED[name] ?? ''))) ??
      (name === 'limit' ? defaultLimit(tag, props) : DEFAULTS[name]);
  }
  return props as Wish['props'];
}

/** Reads what a container's attributes ask for; `undefined` when that is nothing. */
export function readAttributes(container: Element): Wish | undefined {
  const get = (name: string) => container.getAttribute(attribute(name));
  // Any element may have a data-limit of its own; only a container's is ours to judge.
  const tag = TAGS.find((tag) => get(tag) !== null);
  if (!tag) return undefined;
  const key = ONE[tag];
  const one = get(tag) ?? '';
  if (key && !one) return warn(attribute(tag), one, `a ${key}`);
  const props = readProps(tag, OPTIONS[tag], get, attribute);
  return { tag, props: key ? { ...props, [key]: one } : props };
}

/** Reads the options of `renderGallery`. Own properties alone count (H16). */
export function readOptions(options: object): Wish {
  const own = new Map<string, unknown>(Object.entries(options));
  const tag = 'pix-gallery';
  return { tag, props: readProps(tag, OPTIONS[tag] + CODE, (name) => own.get(name), String) };
}

/** Code that a wish's element will ask for, by the names of the build's entries: it comes along with its own. */
export function partsOf({ tag, props }: Wish): string[] {
  // Not before one of them is opened.
  if (tag === 'pix-albums') return [];
  const { layout = 'grid', paging = 'none', limit = 0, controls, sync, imageUrl } = props;
  const isWalled = layout !== 'grid' || !!imageUrl || /more|scroll/.test(paging);
  // How many "all" are is not known yet.
  const isLong = limit > MAX_LIMIT && limit < Infinity;
  const names = [
    (isWalled || isLong) && 'wall',
    paging !== 'none' && 'pager',
    !!controls && 'controls',
    sync != null && 'sync-url',
  ].filter((name) => name !== false);
  return names.length ? ['extras', ...names] : names;
}
