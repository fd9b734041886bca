import { fitColumns } from '../fit-columns.ts';
import { isLength, type Model } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';

/** A grid of equal tiles; each box is computed from its index. */
export interface GridModel extends Model {
  columns: number;
  gap: number;
  tileWidth: number;
  tileHeight: number;
}

/** Options of a grid of equal tiles. */
export interface GridOptions {
  /** Width of the container, in pixels. */
  width: number;
  /** Minimum width of a tile, in pixels. */
  tileSize: number;
  /** Aspect ratio of a tile. */
  ratio: number;
  /** Space between tiles, in pixels. */
  gap: number;
  /** Height of the caption below each picture, in pixels. Default 0. */
  caption?: number | undefined;
}

/** Lays out equal tiles as the style sheet's grid does. Returns `undefined` if a length or the count is invalid. */
export function layoutGrid(count: number, options: GridOptions): GridModel | undefined {
  const { width, tileSize, ratio, gap, caption = 0 } = options;
  const fit = fitColumns(width, tileSize, gap);
  if (!fit || !isLength(ratio) || !Number.isSafeInteger(count) || count < 0) return undefined;
  const { columns, columnWidth: tileWidth } = fit;
  const tileHeight = tileWidth / ratio + caption;
  const length = Math.max(0, Math.ceil(count / columns) * (tileHeight + gap) - gap);
  return isLength(length, 0) ? { count, length, columns, gap, tileWidth, tileHeight } : undefined;
}

/** Strategy of equal tiles, whose boxes depend on the number of pictures alone. */
export const strategy: LayoutStrategy<GridModel> = {
  axis: 'y',
  sizedBy: 'tile-size',
  fills: 'rows',
  usesRatios: false,
  layout: ({ length }, { width, size, gap, ratio, caption }) =>
    layoutGrid(length, { width, tileSize: size, gap, ratio, caption }),
  boxAt({ columns, gap, tileWidth: width, tileHeight: height }, index) {
    const column = index % columns;
    const row = (index - column) / columns;
    return { x: column * (width + gap), y: row * (height + gap), width, height };
  },
  itemsBetween({ count, columns, gap, tileHeight }, top, bottom) {
    const pitch = tileHeight + gap;
    const firstRow = Math.max(0, Math.floor((top - tileHeight) / pitch) + 1);
    const endRow = Math.max(0, Math.ceil(bottom / pitch));
    return { first: firstRow * columns, last: Math.min(count, endRow * columns) - 1 };
  },
};
