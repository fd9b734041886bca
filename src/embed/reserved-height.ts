import { withoutPrototype } from '../internal/altered-globals.ts';
import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { parseRatio } from '../internal/parse-ratio.ts';
import { unclobbered } from '../internal/documents.ts';
import type { MountConfig } from './mount-config.ts';
import type { GalleryOptions } from '../global.ts';

/** Sizes of a gallery, in pixels. */
export interface Lengths {
  /** Minimum width of a tile; of rows and of a carousel, their height. */
  size: number;
  gap: number;
  /** Height of a tile of a grid, as a fraction of its width. */
  ratio: number;
  /** Height of a caption below a tile. */
  caption: number;
}

/** Least heights in pixels of what shows further pictures, with the space above it. */
export const PAGERS: Record<string, number> = { more: 92, scroll: 92, pages: 64 };

/** Room for focus rings around the tiles of a carousel, in pixels. */
export const RINGS = 6;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the length in pixels, or the number, of a custom property of a gallery; without it, the default, a text in the same way. */
export type Measure = (token: string, byDefault: number | string, factor?: string) => number;

/** Sizes of a gallery whose width is known. */
export const lengthsOf = (
  { layout = 'grid', caption }: Partial<GalleryOptions>,
  width: number,
  measure: Measure,
): Lengths => ({
  size: /rows|carousel/.test(layout)
    ? measure('row-height', between(96, 0.28 * width, 240))
    : measure('tile-size', between(96, 0.3 * width, 220)),
  gap: measure('gap', 6),
  ratio: 1 / measure('tile-ratio', 1, '1px*'),
  caption: caption === 'below' ? measure('caption-lines', '1', '6px + max(17.55px,1.18em)*') : 0,
});

/** Number of equal cells, and their size in pixels. */
interface Cells {
  rows: number;
  columns: number;
  width: number;
  height: number;
}

/** Equal cells that take as much space as a list: their number and size. Those of a grid are its tiles. */
export function reservedCells(
  options: Partial<GalleryOptions>,
  total: number,
  { size, gap, ratio }: Lengths,
): Cells {
  const { layout = 'grid', limit = 0 } = options;
  const columns = Math.max(
    1,
    layout === 'rows' ? Math.round((0.75 * total) / size) : Math.floor((total + gap) / (size + gap)),
  );
  const width = (total - gap * (columns - 1)) / columns;
  // Rows are estimated with pictures of 4:3, columns without a ragged end.
  const height = width * (layout === 'grid' ? ratio : 0.75);
  return {
    rows: layout === 'columns' ? limit / columns : Math.ceil(limit / columns),
    columns,
    width,
    height,
  };
}

/**
 * The height in pixels that a gallery without controls needs before its pictures are known; infinite if their number is
 * unknown.
 */
function reservedHeight(
  options: Partial<GalleryOptions>,
  { gap, size, caption }: Lengths,
  { rows, height }: Cells,
): number {
  const pager = PAGERS[options.paging ?? ''] ?? 0;
  if (options.layout === 'carousel') return size + caption + RINGS + pager;
  return rows * (height + caption + gap) - gap + pager;
}

/**
 * Fallback content: linked pictures, which stay until the element has loaded its own. Other content may be a mere loading
 * message: it is removed at once, and restored if nothing can be shown.
 */
const FALLBACK_PICTURES = 'a img,[data-pix-image] img';

/** Whether a container has fallback content. */
export const hasPictures = (container: Element) => !!unclobbered(container).querySelector(FALLBACK_PICTURES);

/** The part of a container's state that the reserved space depends on. */
export interface Reserved {
  config: MountConfig;
  /** Space that the element has until its pictures have loaded: that of the container's style, else the height that its list will need. */
  space?: string | undefined;
  /** Whether the container has that space by a style of the script. */
  isReserved?: boolean;
  /** Size of a tile of a grid, as its custom properties specify. */
  tile?: { width: number; height: number } | undefined;
}

/** Reserves space in all containers at once: what follows them moves in one frame, if at all. */
export function reserveSpaces(all: readonly (readonly [container: Element, state: Reserved])[]): void {
  for (const [container, state] of all) clearSpace(container, state);
  const measured = all.map(([container, { config }]) => measureSpace(container, config));
  all.forEach(([container, state], at) => {
    Object.assign(state, measured[at]);
    state.isReserved = !unclobbered(container as HTMLElement).style.paddingBottom;
    if (state.isReserved) setSpace(container, state.space);
  });
}

/** Height in pixels below which a container has no reserved space, but at most a line of text. */
const SMALL = 60;

/** Measures the space for an element, and a tile of a grid. Infinite heights are invalid. */
function measureSpace(container: Element, { tag, props }: MountConfig): Pick<Reserved, 'space' | 'tile'> {
  const { style, clientHeight, clientWidth } = unclobbered(container as HTMLElement);
  const computed = getComputedStyle(container);
  // Measures custom properties, in any unit, as a length that changes no layout.
  const measure: Measure = (token, byDefault, factor = '') => {
    const value = computed.getPropertyValue(`--pix-${token}`) || byDefault;
    if (typeof value === 'number') return value;
    // Percentages are parts of the width.
    style.scrollMarginBottom = `calc(${factor}${value.replace(/%/g, `*${clientWidth / 100}px`)})`;
    const length = style.scrollMarginBottom ? parseFloat(computed.scrollMarginBottom) : +byDefault;
    style.scrollMarginBottom = '';
    return length;
  };
  const lengths = lengthsOf(props, clientWidth, measure);
  const tile = reservedCells(props, clientWidth, lengths);
  if (style.paddingBottom) return { tile, space: computed.paddingBottom };
  if (clientHeight >= SMALL || hasPictures(container)) return { tile, space: undefined };
  const height =
    tag === 'pix-image'
      ? clientWidth / measure('tile-ratio', parseRatio(props.ratio) ?? UNKNOWN_RATIO, '1px*')
      : reservedHeight(props, lengths, tile);
  return { tile, space: `${height}px` };
}

/** Removes the space that the script has reserved. */
export function clearSpace(container: Element, { isReserved }: Reserved): void {
  if (isReserved) setSpace(container);
}

/** Sets the reserved space of a container; without a value it is removed. */
export function setSpace(container: Element, space = ''): void {
  const { style } = unclobbered(container as HTMLElement);
  style.paddingBottom = space;
  // Read first: Chromium removes no attribute that it has not written yet, and writes it later.
  if (!unclobbered(container).getAttribute('style')) unclobbered(container).removeAttribute('style');
}

/** Hands the reserved space of a container to its element, which has at least that height until its pictures have loaded. */
export function passSpace(container: Element, element: HTMLElement, space?: string): void {
  if (!space) return;
  element.style.minHeight = space;
  setSpace(container);
  for (const type of ['pix-load', 'pix-error'])
    element.addEventListener(type, () => (element.style.minHeight = ''), withoutPrototype({ once: true }));
}
