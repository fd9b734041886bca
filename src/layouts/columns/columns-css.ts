import { range } from '../../internal/range.ts';
import { GAP, MAX_TILE_SIZE } from '../default-lengths.ts';
import { BOX } from '../layout-model.ts';
import { GAP_LENGTH } from '../server-styles.ts';
import { layoutColumns } from './layout-columns.ts';

/** Class of a list whose items have the custom properties of `columnsCss()`. */
export const COLUMNS_CLASS = 'pix-columns';

/** Minimum width of a container in CSS pixels at which the default size of tiles makes each number of columns, from 1. */
const WIDTHS = [
  0,
  198,
  300,
  ...[4, 5, 6, 7, 8, 9, 10].map((columns) => columns * (MAX_TILE_SIZE + GAP) - GAP),
];

/** Width at which there are more columns than the last of `WIDTHS`. */
const MAX_WIDTH = (WIDTHS.length + 1) * (MAX_TILE_SIZE + GAP) - GAP;

/** A length in widths of a column (`--_w`) and gaps. */
const length = (widths: number, gaps: number) =>
  `${Math.round(widths * 1e4) / 1e4}*var(--_w) + ${gaps}*${GAP_LENGTH}`;

/**
 * Style sheet that places the items of a list in the columns of the element, for each number of columns that containers have.
 * It overrides inline styles: those remain where a policy blocks the sheet, and in wider containers.
 */
export const COLUMNS_SHEET =
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
export function columnsCss(ratios: readonly number[]): { list: string; items: string[] } {
  const items = ratios.map(() => '');
  const heights = WIDTHS.map((_width, index) => {
    const columns = index + 1;
    const tails = range(1, columns).map(() => ({ widths: 0, gaps: -1 }));
    const width = columns * MAX_TILE_SIZE + (columns - 1) * GAP;
    const { boxes } =
      layoutColumns(Float64Array.from(ratios), { width, columnSize: MAX_TILE_SIZE, gap: GAP }) ?? {};
    ratios.forEach((ratio, item) => {
      const column = Math.round((boxes?.[item * BOX] ?? 0) / (MAX_TILE_SIZE + GAP));
      const tail = tails[column];
      if (!tail) return;
      items[item] += `--_c${columns}:${column};--_y${columns}:calc(${length(tail.widths, tail.gaps + 1)});`;
      tail.widths += 1 / ratio;
      tail.gaps++;
    });
    const ends = tails.filter(({ gaps }) => gaps >= 0).map(({ widths, gaps }) => length(widths, gaps));
    return `--_h${columns}:max(0px,${ends.join(',')})`;
  });
  return { list: heights.join(';'), items };
}
