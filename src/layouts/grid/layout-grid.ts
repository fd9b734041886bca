import { fitColumns } from '../fit-columns.ts';
import { isLength, type Model } from '../layout-model.ts';

/** A grid of equal tiles; each box is computed from its index. */
export interface GridModel extends Model {
  layout: 'grid';
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
}

/** Lays out equal tiles as the style sheet's grid does. Returns `undefined` if a length or the count is invalid. */
export function layoutGrid(count: number, options: GridOptions): GridModel | undefined {
  const { width, tileSize, ratio, gap } = options;
  const fit = fitColumns(width, tileSize, gap);
  if (!fit || !isLength(ratio) || !Number.isSafeInteger(count) || count < 0) return undefined;
  const { columns, columnWidth: tileWidth } = fit;
  const tileHeight = tileWidth / ratio;
  const height = Math.max(0, Math.ceil(count / columns) * (tileHeight + gap) - gap);
  return isLength(height, 0)
    ? { layout: 'grid', count, height, columns, gap, tileWidth, tileHeight }
    : undefined;
}
