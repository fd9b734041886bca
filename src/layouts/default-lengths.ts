/** Maximum default size of a tile (`--pix-tile-size`), in CSS pixels. */
export const MAX_TILE_SIZE = 220;

/** Maximum default height of a row (`--pix-row-height`), in CSS pixels. */
export const MAX_ROW_HEIGHT = 240;

/** Default space between tiles (`--pix-gap`), in CSS pixels. */
export const GAP = 6;
