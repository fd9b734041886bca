/** Block size in bytes. */
const BLOCK = 4_096;

/** Number of bytes past the limit that are passed through unbuffered; enough for the boundary and headers of a part. */
const EXACT = 16_384;

/**
 * Coalesces small chunks of a body into blocks: single-byte chunks would cost many times their size in memory. Just
 * past `exactFrom` bytes chunks pass through unbuffered, so that a size limit takes effect at the exact byte.
 */
export async function* chunked(
  body: AsyncIterable<Uint8Array>,
  exactFrom: number,
): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(BLOCK);
  let filled = 0;
  let total = 0;
  for await (const chunk of body) {
    total += chunk.byteLength;
    const isExact = total > exactFrom && total <= exactFrom + EXACT;
    if (filled > 0 && (isExact || filled + chunk.byteLength > BLOCK)) {
      yield block.subarray(0, filled);
      block = new Uint8Array(BLOCK);
      filled = 0;
    }
    if (isExact || chunk.byteLength >= BLOCK) yield chunk;
    else {
      block.set(chunk, filled);
      filled += chunk.byteLength;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
