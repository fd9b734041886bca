/** Aspect ratio of a picture of unknown size. */
export const UNKNOWN_RATIO = 4 / 3;

/**
 * Aspect ratio (width divided by height) of a picture, at least 1:5 and at most 5:1; `undefined` if a side is not a finite
 * number above 0.
 */
export function aspectRatio(width: unknown, height: unknown): number | undefined {
  // No coercion: reading an object as a number may run foreign code.
  const ratio = typeof width === 'number' && typeof height === 'number' && height > 0 ? width / height : 0;
  return ratio > 0 && ratio < Infinity ? Math.min(Math.max(ratio, 1 / 5), 5) : undefined;
}
