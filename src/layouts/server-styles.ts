import { GAP, MAX_ROW_HEIGHT, MAX_TILE_SIZE } from './default-lengths.ts';

/** Inline styles of a layout: those of the element, or the nearest equivalent in CSS, with the same custom properties. */
export interface ServerStyles {
  /** The element around the list. */
  container: string;
  list: string;
  /** An item, by the aspect ratio of its picture. */
  item: (ratio: number) => string;
  /** An empty item at the end. */
  end?: string;
  link: (ratio: number) => string;
  /**
   * Class of the list, the style sheet for the class, and the values that the sheet reads: inline styles of the list and of each
   * item.
   */
  sheet?: {
    name: string;
    text: string;
    values: (ratios: readonly number[]) => { list: string; items: string[] };
  };
  /** Size of a tile in CSS pixels in a wide container. */
  box: (ratio: number) => { width: number; height: number };
}

/** Space between tiles. */
export const GAP_LENGTH = `var(--pix-gap,${GAP}px)`;

/** Makes `cqi` units refer to the element around the list. */
export const CONTAINER = 'container-type:inline-size';

/** Height of rows in such a container. */
export const ROW_LENGTH = `min(100cqi,var(--pix-row-height,clamp(96px,28cqi,${MAX_ROW_HEIGHT}px)))`;

/** Width of columns in such a container. */
export const COLUMN_LENGTH = `min(100cqi,var(--pix-tile-size,clamp(96px,30cqi,${MAX_TILE_SIZE}px)))`;
