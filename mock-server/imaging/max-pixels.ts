/**
 * Maximum number of pixels of a decoded picture: 200 million, as protection against decompression bombs. The largest
 * phone sensors have as many.
 */
// Fault: S21
export const MAX_PIXELS = 200_000_000;
