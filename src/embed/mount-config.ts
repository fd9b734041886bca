import {
  LAYOUT_VALUES,
  layoutNameOf,
  PAGING_VALUES,
  QUALITY_VALUES,
  type LayoutName,
} from '../components/option-values.ts';
import type { ELEMENT_OPTIONS } from '../components/element-options.ts';
import { CAPTION, optionalChunks, TILE_OPTIONS } from '../components/pix-gallery/optional-chunks.ts';
import { FILTER_VALUES } from '../contract/filter-values.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../contract/limits.ts';
import type { ImageFilter } from '../contract/models.ts';
import { mapFilters } from '../contract/image-filters.ts';
import { COUNT, parseLimit } from '../internal/numbers.ts';
import { isId } from '../contract/paths.ts';
import { unclobbered } from '../internal/documents.ts';
import { warnOnce } from '../internal/warn-once.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import type { GalleryOptions } from '../global.ts';

/** Element that a container mounts, and its properties. */
export interface MountConfig {
  tag: 'pix-gallery' | 'pix-albums' | 'pix-album' | 'pix-image' | 'pix-wall';
  props: GalleryOptions & { token?: string; slug?: string; ratio?: string | undefined };
  /** All options of `renderGallery`, of which the element reads some itself. */
  own?: object;
}

/** Allowed values of an option: words, or a description; `null` for any text. */
type AllowedValues = readonly string[] | string | null;

/** Options of a list of pictures; `limit` last, since its default depends on `paging`. */
const LIST_OPTIONS = {
  sort: null,
  layout: LAYOUT_VALUES,
  group: null,
  paging: PAGING_VALUES,
  caption: null,
  captionText: null,
  ...TILE_OPTIONS,
  history: '?name, #name, none',
  quality: QUALITY_VALUES,
  limit: COUNT,
} satisfies Partial<Record<keyof GalleryOptions, AllowedValues>>;

/** Filters, for any text. */
const FILTERS = mapFilters<Record<ImageFilter, null>>(() => null);

/** Options of a gallery that the script reads, besides `texts`, which is for code only. */
export const GALLERY_OPTIONS = withoutPrototype({
  ...LIST_OPTIONS,
  ...FILTERS,
  ...FILTER_VALUES,
  page: COUNT,
  controls: null,
  sync: null,
} satisfies Record<Exclude<keyof GalleryOptions, 'texts' | keyof typeof ELEMENT_OPTIONS>, AllowedValues>);

const allowedOf = (name: string): AllowedValues =>
  (GALLERY_OPTIONS as Record<string, AllowedValues>)[name] ?? null;

/** Options that attributes set, by element. */
export const ATTRIBUTE_OPTIONS: Record<MountConfig['tag'], readonly string[]> = {
  'pix-gallery': Object.keys(GALLERY_OPTIONS),
  // All but `limit` apply to the opened album.
  'pix-albums': ['user', ...Object.keys(LIST_OPTIONS).filter((name) => !/sort|group/.test(name))],
  'pix-album': Object.keys(LIST_OPTIONS),
  'pix-image': ['ratio', 'history', 'quality', ...Object.keys(TILE_OPTIONS)],
  'pix-wall': ['caption', 'focalPoint', ...Object.keys(FILTERS)],
};

/** Properties that identify the one record of an element. */
export const IDENTIFIERS: { [Tag in MountConfig['tag']]?: 'token' | 'slug' } = {
  'pix-album': 'token',
  'pix-image': 'slug',
};

/** Defaults of options that have one. */
const DEFAULTS: Record<string, number> = withoutPrototype({ page: 1 });

const TAGS = Object.keys(ATTRIBUTE_OPTIONS) as MountConfig['tag'][];

/** Attribute name of an option or a tag. */
export const attribute = (name: string) =>
  'data-' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());

/** Selector of containers. */
export const CONTAINERS = TAGS.map((tag) => `[${attribute(tag)}]`).join();

/** Selector of elements whose own images get the viewer. */
export const LIGHTBOXES = '[data-pix-lightbox]';

/** Attribute of containers that wait for its removal (`consent.ts`), without its prefix. */
const RENDER = 'pix-render';

/** Attributes to observe. */
export const ATTRIBUTES = [...TAGS, 'pix-lightbox', RENDER, ...Object.values(ATTRIBUTE_OPTIONS).flat()].map(
  attribute,
);

/** Warns about an invalid value. */
export const warnValue = (name: string, value: unknown, allowed: AllowedValues): undefined =>
  warnOnce(`Pix: ${name}="${String(value)}" should be ${[allowed].flat().join(', ')}.`) as undefined;

/** Pattern of attribute names that suggest an API key. */
const KEY_NAME = /(^|-)(api)?(key|secret)$/;
/** Pattern of values that are API keys. */
export const KEY_VALUE = /^bearer |\bpix_(live|test|local)_/i;

/**
 * Detects an API key and warns about it: every visitor of the page can read it, and the script's requests need none. The
 * warning does not contain the key.
 */
function isApiKey(name: string, value: unknown): boolean {
  const found =
    typeof value === 'string' && (KEY_VALUE.test(value) || (KEY_NAME.test(name) && /^\S{8,}$/.test(value)));
  if (found) warnValue(name, '…', 'removed: API keys are secret. Revoke this one');
  return found;
}

/** Warns about each `data-*` attribute of an element that holds an API key. */
export function warnAboutKeys(element: Element): void {
  for (const { name, value } of unclobbered(element).attributes)
    if (name.startsWith('data-')) isApiKey(name, value);
}

/** Parses the value of an option; `undefined` if it is invalid. */
function readValue(name: string, value: unknown): unknown {
  const allowed = allowedOf(name);
  if (!allowed) return value;
  if (allowed === COUNT) return parseLimit(value);
  const text = String(value);
  if (name === 'history') return /^([?#][\w-]+|none)$/.test(text) ? text : undefined;
  return allowed.includes(text) ? text : undefined;
}

/** Albums and the list of albums show all records, unless an album is paged. */
const defaultLimit = (tag: MountConfig['tag'], { paging = 'none' }: Record<string, unknown>) =>
  tag === 'pix-gallery' || (tag === 'pix-album' && paging !== 'none') ? DEFAULT_LIMIT : Infinity;

/** Reads options with their defaults; `nameOf` gives the name for warnings. */
function readProps(
  tag: MountConfig['tag'],
  names: readonly string[],
  get: (name: string) => unknown,
  nameOf: (name: string) => string,
) {
  const props: Record<string, unknown> = withoutPrototype({});
  for (const name of names) {
    const value = get(name);
    props[name] =
      (value == null || isApiKey(nameOf(name), value)
        ? undefined
        : (readValue(name, value) ?? warnValue(nameOf(name), value, allowedOf(name)))) ??
      (name === 'limit' ? defaultLimit(tag, props) : DEFAULTS[name]);
  }
  return props as MountConfig['props'];
}

/** Reads the attributes of a container; `undefined` if it waits, or if they do not name an element, or no record where one is required. */
export function readAttributes(container: Element): MountConfig | undefined {
  const get = (name: string) => unclobbered(container).getAttribute(attribute(name));
  // Other elements may use attributes such as data-limit for their own purposes: no warnings.
  const [tag] = TAGS.filter((tag) => get(tag) !== null);
  if (!tag || get(RENDER) !== null) return undefined;
  warnAboutKeys(container);
  const key = IDENTIFIERS[tag];
  const id = get(tag) ?? '';
  if (isApiKey(attribute(tag), id)) return undefined;
  if (key && !id) return warnValue(attribute(tag), id, `a ${key}`);
  if (!key && id && id !== 'all') warnValue(attribute(tag), id, 'all');
  const props = readProps(tag, ATTRIBUTE_OPTIONS[tag], get, attribute);
  if (key) props[key] = id;
  return { tag, props };
}

/** Reads the options of `renderGallery`: own properties only. */
export function readOptions(options: object): MountConfig {
  const own = new Map<string, unknown>(Object.entries(options));
  const tag = 'pix-gallery';
  return {
    tag,
    props: readProps(tag, [...Object.keys(GALLERY_OPTIONS), 'texts'], (name) => own.get(name), String),
    own: options,
  };
}

/**
 * Names of the optional chunks that the element of a config needs: they load in parallel with its own.
 *
 * @param isArranged Whether tiles have been painted where they stay.
 */
export function optionalChunksOf({ tag, props }: MountConfig, isArranged?: boolean): string[] {
  // Chunks of an album load when the album is opened.
  if (tag === 'pix-albums') return [];
  const { limit = 0 } = props;
  // The number of all pictures is not known yet.
  return optionalChunks(props, limit < Infinity ? limit : 0, isArranged);
}

/** The layout of an element whose tiles have a position each; `undefined` for a plain grid, which is positioned by its style sheet. */
export const positionedLayoutOf = (config: MountConfig): LayoutName | undefined =>
  optionalChunksOf(config).includes('virtual-grid') ? layoutNameOf(config.props.layout) : undefined;

/** Whether the page's address may set the query of a gallery, which its element reads. */
export const isInUrl = ({ sync }: MountConfig['props']): boolean => sync != null && location.search !== '';

/** Whether the visitor has been at this history entry, which may hold what an element has shown. */
const isVisited = () => !!(history.state as { pix?: unknown } | null)?.pix;

/** Whether an element is to restore or open what the page's address names, wherever it is on the page. */
export const isAwaitedByUrl = ({ props }: MountConfig): boolean =>
  isVisited() || (!!props.history && location.href.includes(`${props.history.slice(1)}=`));

/** Whether the first pictures of an element can be painted without its code; not those that a history entry, an address or code of the page may change. */
export function canBePainted(config: MountConfig, container: Element): boolean {
  const { limit = 0, page = 1, slug, imageUrl, group } = config.props;
  const chunks = optionalChunksOf(config);
  return (
    'customElements' in globalThis &&
    config.tag !== 'pix-wall' &&
    'adoptedStyleSheets' in Document.prototype &&
    !(chunks.length && isVisited()) &&
    !isInUrl(config.props) &&
    !isId(slug) &&
    !unclobbered(container).querySelector(CAPTION) &&
    !(limit > MAX_LIMIT && page > 1) &&
    !imageUrl &&
    !group
  );
}
