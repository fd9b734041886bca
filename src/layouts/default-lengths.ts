/** Default lengths of galleries in CSS pixels, those of the custom properties: the size of tiles and the height of rows have a maximum. */
export const MAX_TILE_SIZE = 220;
export const MAX_ROW_HEIGHT = 240;
export const GAP = 6;
