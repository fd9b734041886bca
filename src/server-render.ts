/** Renders galleries on a server, without a DOM: `import { renderGallery } from 'pix-sdk/server-render'`. */
import { toPicture, type Picture } from './components/picture.ts';
import type { PictureRecord } from './components/sources.ts';
import { isFullPictureWorth } from './components/full-picture.ts';
import { IMAGE_FILTERS } from './contract/image-filters.ts';
import { COLUMNS_CLASS, COLUMNS_SHEET, columnsCss } from './layouts/columns/columns-css.ts';
import { layoutNameOf, type GalleryLayout, type LayoutName } from './layouts/layout-names.ts';
import type { ImageFilters } from './contract/models.ts';

/** Options of `renderGallery()`: attributes of `<pix-gallery>`. Options without a value are left out. */
export interface RenderGalleryOptions extends Partial<ImageFilters> {
  /** Base URL of the service from which the element loads the gallery. Without it, the page sets a source. */
  baseUrl?: string | undefined;
  /** Number of pictures on a page, or at first. Default of the element: 24. */
  limit?: number | undefined;
  /** Page of the list, from 1. */
  page?: number | undefined;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  layout?: GalleryLayout | undefined;
  /** Paging: `none` (default), `more`, `scroll` or `pages`. */
  paging?: 'none' | 'more' | 'scroll' | 'pages' | undefined;
  /** Number of pages that infinite scroll loads before a button appears. Default of the element: 5. */
  autoPages?: number | undefined;
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

/** The options, in the order in which their attributes are written. */
const OPTIONS = [
  'id',
  'class',
  'baseUrl',
  'limit',
  'page',
  ...IMAGE_FILTERS,
  'layout',
  'paging',
  'autoPages',
  'controls',
  'sync',
  'history',
  'quality',
] as const satisfies readonly (keyof RenderGalleryOptions)[];

type MissingOption = Exclude<keyof RenderGalleryOptions, (typeof OPTIONS)[number]>;
[] as MissingOption[] satisfies never[];

/** Attribute name of an option: `base-url` of `baseUrl`. */
const attributeOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Width of an image in CSS pixels where style attributes are not allowed. */
const WIDTH = 200;

/** Number of images that load at once; the others load lazily. */
const EAGER = 8;

/** Largest default lengths of tiles, in CSS pixels. */
const TILE_SIZE = 220;
const ROW_HEIGHT = 240;

const GAP = 'gap:var(--pix-gap,6px)';
const LIST = 'margin:0;padding:0;list-style:none';
const CONTAINER = 'container-type:inline-size';
const ROW_LENGTH = `min(100cqi,var(--pix-row-height,clamp(96px,28cqi,${ROW_HEIGHT}px)))`;
const COLUMN_LENGTH = `min(100cqi,var(--pix-tile-size,clamp(96px,30cqi,${TILE_SIZE}px)))`;

/** Inline styles of a layout: those of the element, or what CSS has that comes nearest, with the same custom properties. */
interface LayoutStyles {
  /** The element around the list. */
  container: string;
  list: string;
  /** An item, by the aspect ratio of its picture. */
  item: (ratio: number) => string;
  /** An empty item at the end. */
  end?: string;
  link: (ratio: number) => string;
  /** Class of the list, the style sheet for it, and what it reads: inline styles of the list and of each item. */
  sheet?: { name: string; text: string; values: typeof columnsCss };
  /** Size of a tile in CSS pixels in a wide container. */
  box: (ratio: number) => { width: number; height: number };
}

const STYLES: Record<LayoutName, LayoutStyles> = {
  grid: {
    container: '',
    list:
      'contain:inline-size;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,' +
      `var(--pix-tile-size,clamp(96px,30%,${TILE_SIZE}px))),1fr))`,
    item: () => '',
    link: () => 'aspect-ratio:var(--pix-tile-ratio,1)',
    box: () => ({ width: TILE_SIZE, height: TILE_SIZE }),
  },
  // Rows break where they are full; a last row that is not keeps its height.
  rows: {
    container: CONTAINER,
    list: 'display:flex;flex-wrap:wrap',
    item: (ratio) => `flex:${ratio} 1 calc(${ratio}*${ROW_LENGTH})`,
    end: 'flex:9999 1 0;margin-inline-start:calc(-1*var(--pix-gap,6px))',
    link: (ratio) => `aspect-ratio:${ratio}`,
    box: (ratio) => ({ width: ratio * ROW_HEIGHT, height: ROW_HEIGHT }),
  },
  columns: {
    container: CONTAINER,
    list: `column-width:${COLUMN_LENGTH};column-gap:var(--pix-gap,6px);margin-block-end:calc(-1*var(--pix-gap,6px))`,
    item: () => 'break-inside:avoid;padding-block-end:var(--pix-gap,6px)',
    sheet: { name: COLUMNS_CLASS, text: COLUMNS_SHEET, values: columnsCss },
    link: (ratio) => `aspect-ratio:${ratio}`,
    box: (ratio) => ({ width: TILE_SIZE, height: TILE_SIZE / ratio }),
  },
  carousel: {
    container: CONTAINER,
    list: 'display:flex;overflow-x:auto;overflow-y:hidden;scrollbar-width:thin;padding-block:3px',
    item: (ratio) => `flex:none;block-size:${ROW_LENGTH};aspect-ratio:${ratio}`,
    link: () => 'block-size:100%',
    box: (ratio) => ({ width: ratio * ROW_HEIGHT, height: ROW_HEIGHT }),
  },
};

const LINK_STYLE =
  'display:block;overflow:hidden;border-radius:var(--pix-radius,4px);' +
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
 * itself. Nothing moves then in a grid, a carousel, and columns with the default size of tiles; rows keep their height, so that
 * nothing below them moves.
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
  const shown = records.flatMap((record) => toPicture({ ...record }) ?? []);
  const attributes = OPTIONS.flatMap((option) => {
    const value = options[option];
    return value === undefined ? [] : ` ${attributeOf(option)}="${escape(String(value))}"`;
  });
  const styles = STYLES[layoutNameOf(options.layout)];
  const { quality } = options;
  const { sheet } = styles;
  const values = sheet?.values(shown.map(ratioOf));
  const items = shown.map((picture, index) =>
    renderPicture(picture, styles, {
      index,
      count: shown.length,
      quality,
      values: values?.items[index] ?? '',
    }),
  );
  if (styles.end) items.push(`<li aria-hidden="true"${style(styles.end)}></li>`);
  const listStyle = style(`${LIST};${GAP}`, styles.list, values?.list ?? '');
  const list = `<ul role="list"${sheet ? ` class="${sheet.name}"` : ''}${listStyle}>${items.join('')}</ul>`;
  const css = sheet ? `<style>${sheet.text}</style>` : '';
  const content = shown.length ? `<div slot="loading"${style(styles.container)}>${css}${list}</div>` : '';
  return `<pix-gallery${attributes.join('')} style="display:block">${content}</pix-gallery>`;
}

const style = (...styles: string[]) => {
  const text = styles.filter(Boolean).join(';');
  return text && ` style="${text}"`;
};

/** Aspect ratio of a picture, as CSS has it. */
const ratioOf = ({ width, height }: Picture) => Math.round((1e4 * width) / height) / 1e4 || 1;

function renderPicture(
  picture: Picture,
  { item, link, box }: LayoutStyles,
  { index, values, ...list }: { index: number; values: string; count: number; quality: string | undefined },
): string {
  const { title, thumbnail, source, page, width, height } = picture;
  const ratio = ratioOf(picture);
  const size = `width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}"`;
  // As the element decides, for screens with two device pixels per CSS pixel.
  const isSharp = isFullPictureWorth(picture, { ...list, box: box(ratio), density: 2, saveData: false });
  const srcset = isSharp ? ` srcset="${escape(source.replaceAll(',', '%2C'))} 2x"` : '';
  const loading = index < EAGER ? 'eager' : 'lazy';
  const image = `<img src="${escape(thumbnail)}"${srcset} alt="${escape(title)}" ${size} loading="${loading}"${style(IMAGE_STYLE)}>`;
  return `<li${style(item(ratio), values)}><a href="${escape(page)}"${style(LINK_STYLE, link(ratio))}>${image}</a></li>`;
}
