/**
 * Pixels of the largest picture that is decoded: 200 million, against decompression bombs. The largest sensors of
 * phones have as many.
 */
// Fault: S21
export const MAX_PIXELS = 200_000_000;
