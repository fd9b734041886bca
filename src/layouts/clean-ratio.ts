/** Shape of a picture whose own is not known. */
export const UNKNOWN_RATIO = 4 / 3;

/** Narrowest and widest shape that a layout gets to see. */
export const RATIO_LIMITS = [1 / 5, 5] as const;

/** No picture has a longer side, in pixels: no codec in use writes one. */
const LONGEST_SIDE = 1e6;

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= LONGEST_SIDE;

/**
 * Width divided by height, as layouts take it, of whatever a record says (R15): 4:3 when a side is missing, is no number, is
 * not above 0 or cannot be; never narrower than 1:5 or wider than 5:1.
 */
export function cleanRatio(width: unknown, height: unknown): number {
  if (!isSide(width) || !isSide(height)) return UNKNOWN_RATIO;
  return Math.min(Math.max(width / height, RATIO_LIMITS[0]), RATIO_LIMITS[1]);
}
