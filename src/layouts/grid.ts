import { fitColumns } from './fit-columns.ts';
import { isLength, type GridModel } from './layout-model.ts';

/** How equal tiles are laid out; the defaults are those of the style sheet's tokens. */
export interface GridOptions {
  /** Of the container, in pixels. */
  width: number;
  /** Width of the narrowest tile wanted, in pixels. Default: `usualTileSize(width)`. */
  tileSize?: number | undefined;
  /** Width of a tile divided by its height. Default: 1. */
  ratio?: number | undefined;
  /** Between tiles, in pixels. Default: 6. */
  gap?: number | undefined;
}

/** The default of `--pix-tile-size`: `clamp(96px, 30%, 220px)`. */
export const usualTileSize = (width: number): number => Math.min(Math.max(96, width * 0.3), 220);

/**
 * Equal tiles, as the style sheet lays them out. No tile at all is 0 pixels high; `undefined` when a length or the count
 * is none.
 */
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
