/** Bytes that smaller chunks are gathered to. */
const BLOCK = 4_096;

/** Bytes past the limit that are not gathered: the boundary and the headers of a part fit in there. */
const EXACT = 16_384;

/**
 * Gathers the smallest chunks of a body into blocks: a client that sends each byte as a chunk of its own would cost many times
 * the memory of its bytes. Just past `exactFrom` bytes nothing is held back, so that a limit is noticed at the byte that breaks it.
 */
export async function* inBlocks(
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
