/** Renders galleries and metadata on a server, without a DOM: `import { renderGallery } from 'pix-sdk/server-render'`. */
import {
  layoutNameOf,
  type GalleryCaption,
  type GalleryLayout,
  type GalleryPaging,
  type Quality,
} from './components/option-values.ts';
import { IMAGE_FILTERS } from './contract/image-filters.ts';
import type { ImageFilters } from './contract/models.ts';
import type { GalleryOptions } from './global.ts';
import { withoutPrototype } from './internal/altered-globals.ts';
import { escapeHtml } from './internal/escape-html.ts';
import { GAP_LENGTH, SERVER_STYLES, type ServerStyles } from './layouts/server-styles.ts';
import { INITIAL_IMAGES } from './tiles/image-loading.ts';
import { srcsetOf } from './tiles/image-url.ts';
import { toPicture, type Picture, type PictureRecord } from './tiles/picture.ts';
import { renderCaptions, type ServerCaptions } from './tiles/server-captions.ts';
import { groupsByMonth, MONTH_LENGTH, MONTHS_SHEET, type ServerGroup } from './tiles/server-months.ts';
import { SERVER_PICTURES } from './tiles/server-pictures.ts';
import { colorOf, imageUrlOf, positionOf, tileOptions } from './tiles/tile-options.ts';

export { findMetadata, renderMetadata, type MetadataOptions, type PageMetadata } from './page-metadata.ts';

/** Width of an image in CSS pixels where no style sets it, as in a plain list, or where style attributes are not allowed. */
const UNSTYLED_WIDTH = 200;

/** Options of `renderGallery()`: attributes of `<pix-gallery>`. Options without a value, or that are `false`, are left out. */
export interface RenderGalleryOptions extends Partial<ImageFilters> {
  /** Base URL of the service from which the element loads the gallery. Without it, the page sets a source. */
  baseUrl?: string | undefined;
  /** Number of pictures on a page, or at first. Default of the element: 24. */
  limit?: number | undefined;
  /** Page of the list, from 1. */
  page?: number | undefined;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  layout?: GalleryLayout | undefined;
  /** `month`: headings of the months in which the pictures were uploaded, in the language `lang`. Default: none. */
  group?: 'month' | undefined;
  /** Paging: `none` (default), `more`, `scroll` or `pages`. */
  paging?: GalleryPaging | undefined;
  /** Number of pages that infinite scroll loads before a button appears. Default of the element: 5. */
  autoPages?: number | undefined;
  /** Controls above the pictures: names from `search sort category tags count`, separated by spaces or commas. */
  controls?: string | undefined;
  /** Prefix of the URL parameters that keep the values of the controls. */
  sync?: string | undefined;
  /** What a click on a picture does: `viewer` (default), `page`, `none`, or an address such as `/photo/{slug}`. */
  link?: string | undefined;
  /** What pictures are called for screen readers: `title` (default) or `description`. */
  alt?: 'title' | 'description' | undefined;
  /** Place of captions: `below` the pictures, `over` them, or over them on `hover` and focus. Default: no captions. */
  caption?: GalleryCaption | undefined;
  /** Text of captions: `title` (default), `description`, or a text with fields such as `{title} – {category}`. */
  captionText?: string | undefined;
  /** `?name` or `#name`: URL parameter that names the picture in the viewer. `none`: Back leaves the page while the viewer is open. */
  history?: string | undefined;
  /** Tools of the viewer in their order: names, separated by spaces or commas; empty for none. Default of the element: all. */
  tools?: string | undefined;
  /** Seconds for which the slideshow shows a picture: a whole number from 1. Default of the element: 5. */
  interval?: number | undefined;
  /** How the slideshow changes pictures: at once (`none`), by a `slide`, or by a `fade`. Default `none`. */
  transition?: 'none' | 'slide' | 'fade' | undefined;
  /** Fit of pictures while the slideshow plays: `contain` (default), or `cover`, which fills the viewer and crops them. */
  fit?: 'contain' | 'cover' | undefined;
  /** What the info panel of the viewer shows of the file of a picture: `exif`, `location` or both. Default: nothing. */
  info?: string | undefined;
  /** Whether visitors can select pictures and download them. Default false. */
  select?: boolean | undefined;
  /** Seconds after which the element asks for new pictures: a whole number from 5. Default of the element: never. */
  live?: number | undefined;
  /** `fast` or `sharp`. */
  quality?: Quality | undefined;
  /** Point of pictures that stays visible where tiles crop them, such as `50% 30%`, or `tags`: that of tags such as `focus:30-70`. */
  focalPoint?: string | undefined;
  /** `color`: a muted colour behind each picture until it is there. */
  placeholder?: 'color' | undefined;
  /** Address of pictures on a host that resizes images, such as `https://cdn.example/{width}/{path}`. */
  imageUrl?: string | undefined;
  /** Language of the element and of the headings of months, such as `de`. Default of the element: that of the page; of headings: English. */
  lang?: string | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Classes of the element. */
  class?: string | undefined;
}

/** The options, in the order in which their attributes are written. */
const OPTIONS = [
  'id',
  'class',
  'lang',
  'baseUrl',
  'limit',
  'page',
  ...IMAGE_FILTERS,
  'layout',
  'group',
  'paging',
  'autoPages',
  'controls',
  'sync',
  'link',
  'alt',
  'caption',
  'captionText',
  'history',
  'tools',
  'interval',
  'transition',
  'fit',
  'info',
  'select',
  'live',
  'quality',
  'focalPoint',
  'placeholder',
  'imageUrl',
] as const satisfies readonly (keyof RenderGalleryOptions)[];

type AnyOption = keyof RenderGalleryOptions | Exclude<keyof GalleryOptions, 'texts'>;
type MissingOption = Exclude<AnyOption, (typeof OPTIONS)[number]>;
// Does not compile if an option of galleries is missing above.
[] as MissingOption[] satisfies never[];

/** Attribute name of an option: `base-url` of `baseUrl`. */
const attributeOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const LIST = `margin:0;padding:0;list-style:none;gap:${GAP_LENGTH}`;

const FRAME_STYLE =
  'border-radius:var(--pix-radius,4px);' +
  'background:var(--pix-surface,color-mix(in srgb,currentColor 8%,transparent))';
const LINK_STYLE = `display:block;overflow:hidden;${FRAME_STYLE}`;
const IMAGE_STYLE = 'display:block;inline-size:100%;object-fit:cover';

/**
 * Renders a gallery as HTML: a `<pix-gallery>` that contains the pictures as links around thumbnails. The links work before the
 * element is defined, and without JavaScript. Once defined, the element shows them until it has loaded the same pictures
 * itself. Nothing moves then in a grid, a carousel, and columns with the default size of tiles; rows break
 * elsewhere, and keep their total height as far as their limits allow. Controls, which the element adds above, move the pictures down.
 *
 * Texts and URLs of records are escaped; a record without an http or https URL of an image is left out.
 *
 * @param pictures Records in the order in which they are shown: an array, or a list of the client.
 * @param options Attributes of the element; those of the query must be the query of the records.
 * @returns HTML, without a script.
 * @throws TypeError if `pictures` is neither an array nor a list.
 */
export function renderGallery(
  pictures: readonly PictureRecord[] | { data: readonly PictureRecord[] },
  options: RenderGalleryOptions = {},
): string {
  const records: unknown = Array.isArray(pictures) ? pictures : (pictures as { data?: unknown } | null)?.data;
  if (!Array.isArray(records))
    throw new TypeError(
      `renderGallery: pictures must be an array of records, or a list with "data", not ${nameOf(pictures)}.`,
    );
  const own = withoutPrototype(options);
  const shown = (records as PictureRecord[])
    .flatMap((record) => toPicture({ ...record }) ?? [])
    .map((picture) => Object.assign(picture, tileOptions(picture, own)));
  const attributes = OPTIONS.flatMap((option) => {
    const value = own[option];
    if (value == null || value === false || typeof value === 'function' || Number.isNaN(value)) return [];
    return ` ${attributeOf(option)}="${value === true ? '' : escapeHtml(String(value))}"`;
  });
  const layout = layoutNameOf(own.layout);
  const styles: ServerStyles = SERVER_STYLES[layout];
  const isStrip = layout === 'carousel';
  const groups = groupsByMonth(shown, own, isStrip);
  const hasHeadings = groups.filter(({ heading }) => heading).length > 0;
  const context = { styles, captions: renderCaptions(own), options: own };
  const content = isStrip
    ? renderList(groups, { ...context, first: 0, hasHeadings })
    : renderLists(groups, context);
  const css = [styles.sheet?.text, context.captions?.sheet, hasHeadings && MONTHS_SHEET]
    .filter(Boolean)
    .map((text) => `<style>${text}</style>`)
    .join('');
  const container = shown.length
    ? `<div slot="loading" class="${SERVER_PICTURES}"${style(styles.container)}>${css}${content}</div>`
    : '';
  return `<pix-gallery${attributes.join('')} style="display:block">${container}</pix-gallery>`;
}

/** What the pictures of a gallery have in common. */
interface Context {
  styles: ServerStyles;
  captions: ServerCaptions | undefined;
  options: RenderGalleryOptions;
}

/** Renders a list for each group, below the heading. */
function renderLists(groups: readonly ServerGroup[], context: Context): string {
  let first = 0;
  return groups
    .map((group) => {
      const list = renderList([{ ...group, heading: '' }], { ...context, first, hasHeadings: false });
      const gap = first ? ` style="margin-block-start:${GAP_LENGTH}"` : '';
      first += group.pictures.length;
      return group.heading || gap ? `<div${gap}>${group.heading}${list}</div>` : list;
    })
    .join('');
}

/**
 * Renders groups of pictures as one list, with the headings above the first picture of each.
 *
 * @param first Index of the first picture.
 */
function renderList(
  groups: readonly ServerGroup[],
  { first, hasHeadings, ...context }: Context & { first: number; hasHeadings: boolean },
): string {
  const { styles, captions } = context;
  const { sheet } = styles;
  const pictures = groups.flatMap((group) =>
    group.pictures.map((picture, at) => ({ picture, heading: at ? '' : group.heading })),
  );
  const values = sheet?.values(
    pictures.map(({ picture }) => picture.width / picture.height),
    captions?.isBelow,
  );
  const space = hasHeadings ? `position:relative;padding-block-start:${MONTH_LENGTH}` : '';
  const items = pictures.map(({ picture, heading }, at) =>
    renderPicture(picture, {
      ...context,
      index: first + at,
      heading,
      values: [values?.items[at], space].filter(Boolean).join(';'),
    }),
  );
  if (styles.end) items.push(`<li aria-hidden="true"${style(styles.end)}></li>`);
  const listStyle = style(LIST, styles.list, values?.list ?? '');
  return `<ul role="list"${sheet ? ` class="${sheet.name}"` : ''}${listStyle}>${items.join('')}</ul>`;
}

/** Names what was given in place of a list, without its content. */
function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value !== 'object') return `a ${typeof value}`;
  return 'then' in value ? 'a promise: await the list first' : 'an object without "data"';
}

const style = (...styles: string[]) => {
  const text = styles.filter(Boolean).join(';');
  return text && ` style="${text}"`;
};

/** Aspect ratio of a picture, rounded for CSS. */
const ratioOf = ({ width, height }: Picture) => Math.round(1e4 * (width / height)) / 1e4;

function renderPicture(
  picture: Picture,
  {
    styles: { item, link, width: widthOf },
    index,
    heading,
    values,
    captions,
    options,
  }: Context & { index: number; heading: string; values: string },
): string {
  const { title, thumbnail, page, width, height } = picture;
  const ratio = ratioOf(picture);
  const size = `width="${UNSTYLED_WIDTH}" height="${Math.round(UNSTYLED_WIDTH / (width / height))}"`;
  // Full images are left to the element: whether it shows one depends on the size of the tile, which is known in the browser alone.
  const own = imageUrlOf(options.imageUrl);
  const set = own && srcsetOf(picture.image, widthOf(ratio), own);
  const srcset = set ? ` srcset="${escapeHtml(set)}"` : '';
  const loading = index < INITIAL_IMAGES ? 'eager' : 'lazy';
  const shape = link(ratio);
  const color = colorOf(picture, options.placeholder);
  const position = positionOf(picture, options.focalPoint);
  const background = color ? `background:${color}` : '';
  const isBelow = !!captions?.isBelow;
  const image = `<img src="${escapeHtml(thumbnail)}"${srcset} alt="${escapeHtml(picture.alt ?? title)}" ${size} loading="${loading}"${style(
    IMAGE_STYLE,
    ...(isBelow ? ['block-size:auto', FRAME_STYLE, shape, background] : ['block-size:100%']),
    position ? `object-position:${position}` : '',
  )}>`;
  const { href = '' } = picture.link ?? { href: page };
  const address = href && ` href="${escapeHtml(href)}"`;
  const caption = captions?.render(picture) ?? '';
  const linkStyles = isBelow
    ? ['display:block;color:inherit;text-decoration:none']
    : [LINK_STYLE, shape, background, captions ? 'position:relative' : ''];
  return `<li${style(item(ratio, isBelow), values)}>${heading}<a${address}${style(...linkStyles)}>${image}${caption}</a></li>`;
}
