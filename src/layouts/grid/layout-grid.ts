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

/** Options of a grid of equal tiles; the defaults are those of the custom properties. */
export interface GridOptions {
  /** Width of the container, in pixels. */
  width: number;
  /** Minimum width of a tile, in pixels. Default: `usualTileSize(width)`. */
  tileSize?: number | undefined;
  /** Aspect ratio of a tile. Default: 1. */
  ratio?: number | undefined;
  /** Space between tiles, in pixels. Default: 6. */
  gap?: number | undefined;
}

/** The default of `--pix-tile-size`: `clamp(96px, 30%, 220px)`. */
export const usualTileSize = (width: number): number => Math.min(Math.max(96, width * 0.3), 220);

/** Lays out equal tiles as the style sheet's grid does. Returns `undefined` if a length or the count is invalid. */
export function layoutGrid(count: number, options: GridOptions): GridModel | undefined {
  const { width, tileSize = usualTileSize(width), ratio = 1, gap = 6 } = options;
  const fit = fitColumns(width, tileSize, gap);
  if (!fit || !isLength(ratio) || !Number.isSafeInteger(count) || count < 0) return undefined;
  const { columns, columnWidth: tileWidth } = fit;
  const tileHeight = tileWidth / ratio;
  const height = Math.max(0, Math.ceil(count / columns) * (tileHeight + gap) - gap);
  return isLength(height, 0)
    ? { layout: 'grid', count, height, columns, gap, tileWidth, tileHeight }
    : undefined;
}
