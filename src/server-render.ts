/** Renders galleries on a server, without a DOM: `import { renderGallery } from 'pix-sdk/server-render'`. */
import { toPicture, type Picture } from './components/picture.ts';
import type { PictureRecord } from './components/sources.ts';
import type { GalleryLayout } from './layouts/layout-names.ts';
import type { ImageFilters } from './contract/models.ts';

/** Options of `renderGallery()`: attributes of `<pix-gallery>`. Options without a value are left out. */
export interface RenderGalleryOptions extends Partial<ImageFilters> {
  /** Base URL of the service from which the element loads the gallery. Without it, the page sets a source. */
  baseUrl?: string | undefined;
  /** Number of pictures on a page, or at first. Default of the element: 24. */
  limit?: number | undefined;
  /** Page of the list, from 1. */
  page?: number | undefined;
  /** Layout of the element: `grid` (default), `rows`, `columns` or `carousel`. The markup is always a grid. */
  layout?: GalleryLayout | undefined;
  /** Paging: `none` (default), `more`, `scroll` or `pages`. */
  paging?: 'none' | 'more' | 'scroll' | 'pages' | undefined;
  /** Controls above the pictures: names from `search sort category tags count`, separated by spaces. */
  controls?: string | undefined;
  /** Prefix of the URL parameters that keep the values of the controls. */
  sync?: string | undefined;
  /** URL parameter that names the picture in the viewer: `?name` or `#name`. */
  history?: string | undefined;
  /** `fast` or `sharp`. */
  quality?: 'fast' | 'sharp' | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Classes of the element. */
  class?: string | undefined;
}

/** Attributes of the element by option, in the order in which they are written. */
const ATTRIBUTES: Record<keyof RenderGalleryOptions, string> = {
  id: 'id',
  class: 'class',
  baseUrl: 'base-url',
  limit: 'limit',
  page: 'page',
  sort: 'sort',
  q: 'q',
  album: 'album',
  user: 'user',
  category: 'category',
  tag: 'tag',
  layout: 'layout',
  paging: 'paging',
  controls: 'controls',
  sync: 'sync',
  history: 'history',
  quality: 'quality',
};

/** Width of an image in CSS pixels where style attributes are not allowed. */
const WIDTH = 200;

/** Number of images that load at once; the others load lazily. */
const EAGER = 8;

/** The styles of a grid as the element has them, with the same custom properties: nothing moves when the element takes over. */
const LIST_STYLE =
  'contain:inline-size;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,' +
  'var(--pix-tile-size,clamp(96px,30%,220px))),1fr));gap:var(--pix-gap,6px);margin:0;padding:0;list-style:none';
const LINK_STYLE =
  'display:block;overflow:hidden;aspect-ratio:var(--pix-tile-ratio,1);border-radius:var(--pix-radius,4px);' +
  'background:var(--pix-surface,color-mix(in srgb,currentColor 8%,transparent))';
const IMAGE_STYLE = 'display:block;inline-size:100%;block-size:100%;object-fit:cover';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of a quoted attribute. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Renders a gallery as HTML: a `<pix-gallery>` that contains the pictures as links around thumbnails. The links work before the
 * element is defined, and without JavaScript. Once defined, the element shows them until it has loaded the same pictures
 * itself; in a grid, nothing moves then.
 *
 * Texts and URLs of records are escaped; a record without an http or https URL of an image is left out.
 *
 * @param pictures Records in the order in which they are shown: an array, or a list of the client.
 * @param options Attributes of the element; those of the query must be the query of the records.
 * @returns HTML, without a script.
 */
export function renderGallery(
  pictures: readonly PictureRecord[] | { data: readonly PictureRecord[] },
  options: RenderGalleryOptions = {},
): string {
  const records = 'data' in pictures ? pictures.data : pictures;
  const items = records.flatMap((record) => toPicture({ ...record }) ?? []).map(renderPicture);
  const attributes = Object.entries(ATTRIBUTES).flatMap(([option, name]) => {
    const value = options[option as keyof RenderGalleryOptions];
    return value === undefined ? [] : ` ${name}="${escape(String(value))}"`;
  });
  const list = items.length
    ? `<ul slot="loading" role="list" style="${LIST_STYLE}">${items.join('')}</ul>`
    : '';
  return `<pix-gallery${attributes.join('')} style="display:block">${list}</pix-gallery>`;
}

function renderPicture({ title, thumbnail, page, width, height }: Picture, index: number): string {
  const size = `width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}"`;
  const loading = index < EAGER ? 'eager' : 'lazy';
  const image = `<img src="${escape(thumbnail)}" alt="${escape(title)}" ${size} loading="${loading}" style="${IMAGE_STYLE}">`;
  return `<li><a href="${escape(page)}" style="${LINK_STYLE}">${image}</a></li>`;
}
