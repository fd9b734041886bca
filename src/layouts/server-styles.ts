import { range } from '../internal/altered-globals.ts';
import { CAPTION_HEIGHT, CAPTION_LENGTH } from '../internal/caption-length.ts';
import { layoutColumns } from './columns/layout-columns.ts';
import { BOX } from './layout-model.ts';
import { OPEN_LIMITS } from './rows/layout-rows.ts';
import { ROW_LIMITS } from './rows/row-breaks.ts';

/** Maximum default size of a tile (`--pix-tile-size`), in CSS pixels. */
export const MAX_TILE_SIZE = 220;

/** Maximum default height of a row (`--pix-row-height`), in CSS pixels. */
export const MAX_ROW_HEIGHT = 240;

/** Default space between tiles (`--pix-gap`), in CSS pixels. */
export const GAP = 6;

/** Inline styles of a layout: those of the element, or the nearest equivalent in CSS, with the same custom properties. */
export interface ServerStyles {
  /** The element around the list. */
  container: string;
  list: string;
  /** An item, by the aspect ratio of its picture, and whether it has a caption below. */
  item: (ratio: number, isCaptioned: boolean) => string;
  /** An empty item at the end. */
  end?: string;
  /** The link, or the image above a caption. */
  link: (ratio: number) => string;
  /**
   * Class of the list, the style sheet for the class, and the values that the sheet reads: inline styles of the list and of each
   * item.
   */
  sheet?: {
    name: string;
    text: string;
    values: (ratios: readonly number[], isCaptioned?: boolean) => { list: string; items: string[] };
  };
  /** Width of a tile in CSS pixels in a wide container. */
  width: (ratio: number) => number;
}

/** Space between tiles. */
export const GAP_LENGTH = `var(--pix-gap,${GAP}px)`;

/** Makes `cqi` units refer to the element around the list. */
const CONTAINER = 'container-type:inline-size';

/** Height of rows in a container with `CONTAINER`. */
const ROW_LENGTH = `min(100cqi,var(--pix-row-height,clamp(96px,28cqi,${MAX_ROW_HEIGHT}px)))`;

/** Width of columns in a container with `CONTAINER`. */
const COLUMN_LENGTH = `min(100cqi,var(--pix-tile-size,clamp(96px,30cqi,${MAX_TILE_SIZE}px)))`;

const grid: ServerStyles = {
  container: '',
  list:
    'contain:inline-size;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,' +
    `var(--pix-tile-size,clamp(96px,30%,${MAX_TILE_SIZE}px))),1fr))`,
  item: () => '',
  link: () => 'aspect-ratio:var(--pix-tile-ratio,1)',
  width: () => MAX_TILE_SIZE,
};

/**
 * Minimum height of a row, as a fraction of the target height: rows that grow from it have the target height on average. A last row
 * that does not grow can be as low in the element.
 */
const MIN_HEIGHT = OPEN_LIMITS[0];

const rowLength = (ratio: number, height: number) =>
  `calc(${Math.round(ratio * height * 1e4) / 1e4}*${ROW_LENGTH})`;

/** Rows break where they are full, and grow to the maximum height at most; an incomplete last row keeps its height. */
const rows: ServerStyles = {
  container: CONTAINER,
  list: 'display:flex;flex-wrap:wrap',
  item: (ratio) =>
    `flex:${ratio} 1 ${rowLength(ratio, MIN_HEIGHT)};max-inline-size:${rowLength(ratio, ROW_LIMITS[1])}`,
  end: `flex:9999 1 0;margin-inline-start:calc(-1*${GAP_LENGTH})`,
  link: (ratio) => `aspect-ratio:${ratio}`,
  width: (ratio) => ratio * MAX_ROW_HEIGHT,
};

/** Class of a list whose items have the custom properties of `columnsCss()`. */
const COLUMNS_CLASS = 'pix-columns';

/** Minimum width of a container in CSS pixels at which the default size of tiles makes each number of columns, from 1. */
const WIDTHS = [
  0,
  198,
  300,
  ...[4, 5, 6, 7, 8, 9, 10].map((columns) => columns * (MAX_TILE_SIZE + GAP) - GAP),
];

/** Width at which there are more columns than the last of `WIDTHS`. */
const MAX_WIDTH = (WIDTHS.length + 1) * (MAX_TILE_SIZE + GAP) - GAP;

/** A length in widths of a column (`--_w`), gaps and captions. */
const columnsLength = ({ widths, gaps, captions }: { widths: number; gaps: number; captions: number }) =>
  `${Math.round(widths * 1e4) / 1e4}*var(--_w) + ${gaps}*${GAP_LENGTH}` +
  (captions ? ` + ${captions}*${CAPTION_LENGTH}` : '');

/**
 * Style sheet that places the items of a list in the columns of the element, for each number of columns that containers have.
 * It overrides inline styles: those remain where a policy blocks the sheet, and in wider containers.
 */
const COLUMNS_SHEET =
  `@container (max-width:${MAX_WIDTH - 0.02}px){` +
  `.${COLUMNS_CLASS}{columns:auto!important;position:relative;margin-block-end:0!important;block-size:var(--_h);` +
  `--_w:calc((100cqi - (var(--_n) - 1)*${GAP_LENGTH})/var(--_n))}` +
  `.${COLUMNS_CLASS}>li{position:absolute;inline-size:var(--_w);padding:0!important;` +
  `inset-inline-start:calc(var(--_c)*(var(--_w) + ${GAP_LENGTH}));inset-block-start:var(--_y)}}` +
  WIDTHS.map(
    (width, index) =>
      `@container (min-width:${width}px){.${COLUMNS_CLASS}{--_n:${index + 1};--_h:var(--_h${index + 1})}` +
      `.${COLUMNS_CLASS}>li{--_c:var(--_c${index + 1});--_y:var(--_y${index + 1})}}`,
  ).join('');

/** Inline styles with the custom properties that `COLUMNS_SHEET` reads, by aspect ratios (width ÷ height) of the pictures. */
function columnsCss(ratios: readonly number[], isCaptioned = false): { list: string; items: string[] } {
  const items = ratios.map(() => '');
  const heights = WIDTHS.map((_width, index) => {
    const columns = index + 1;
    const tails = range(1, columns).map(() => ({ widths: 0, gaps: -1, captions: 0 }));
    const width = columns * MAX_TILE_SIZE + (columns - 1) * GAP;
    const { boxes } =
      layoutColumns(Float64Array.from(ratios), {
        width,
        size: MAX_TILE_SIZE,
        gap: GAP,
        caption: isCaptioned ? CAPTION_HEIGHT : 0,
      }) ?? {};
    ratios.forEach((ratio, item) => {
      const column = Math.round((boxes?.[item * BOX] ?? 0) / (MAX_TILE_SIZE + GAP));
      const tail = tails[column];
      if (!tail) return;
      items[item] +=
        `--_c${columns}:${column};--_y${columns}:calc(${columnsLength({ ...tail, gaps: tail.gaps + 1 })});`;
      tail.widths += 1 / ratio;
      tail.gaps++;
      if (isCaptioned) tail.captions++;
    });
    const ends = tails.filter(({ gaps }) => gaps >= 0).map(columnsLength);
    return `--_h${columns}:max(0px,${ends.join(',')})`;
  });
  return { list: heights.join(';'), items };
}

const columns: ServerStyles = {
  container: CONTAINER,
  list: `column-width:${COLUMN_LENGTH};column-gap:${GAP_LENGTH};margin-block-end:calc(-1*${GAP_LENGTH})`,
  item: () => `break-inside:avoid;padding-block-end:${GAP_LENGTH}`,
  sheet: { name: COLUMNS_CLASS, text: COLUMNS_SHEET, values: columnsCss },
  link: (ratio) => `aspect-ratio:${ratio}`,
  width: () => MAX_TILE_SIZE,
};

const carousel: ServerStyles = {
  container: CONTAINER,
  list: 'display:flex;overflow-x:auto;overflow-y:hidden;scrollbar-width:thin;padding-block:3px',
  item: () => 'flex:none',
  link: (ratio) => `block-size:${ROW_LENGTH};aspect-ratio:${ratio}`,
  width: (ratio) => ratio * MAX_ROW_HEIGHT,
};

/** The inline styles of each layout. */
export const SERVER_STYLES = { grid, rows, columns, carousel } satisfies Record<string, ServerStyles>;
