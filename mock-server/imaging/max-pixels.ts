/**
 * Pixels of the largest picture that is decoded: 200 million, against decompression bombs (S21). The largest sensors of
 * phones have as many.
 */
export const MAX_PIXELS = 200_000_000;
