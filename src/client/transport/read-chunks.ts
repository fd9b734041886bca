import { withoutPrototype } from '../../internal/without-prototype.ts';

/** Maximum size of a response in bytes; a larger one is cancelled while it streams. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Bytes of a response: `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know. */
export type Bytes = ReturnType<InstanceType<typeof TextEncoder>['encode']>;

/**
 * Reads a body chunk by chunk, so that a deadline and a size limit apply while it streams. Cancels one that is too large after the
 * chunk that exceeds the limit.
 *
 * @param onChunk Called for each chunk.
 */
export async function readChunks(
  body: ReadableStream<Uint8Array>,
  maxBytes = MAX_BYTES,
  onChunk?: () => void,
): Promise<Bytes[]> {
  // WebKit reads options of its own from `Object.prototype` where none are given.
  const reader = body.getReader(withoutPrototype({})) as ReadableStreamDefaultReader<Bytes>;
  const chunks: Bytes[] = [];
  for (let size = 0; size <= maxBytes;) {
    const { value, done } = await reader.read();
    if (done) return chunks;
    onChunk?.();
    size += value.length;
    chunks.push(value);
  }
  // Not awaited: a cloned body is cancelled only together with the other copy.
  reader.cancel().catch(() => undefined);
  return chunks;
}

/** Decodes a body as UTF-8, without its byte order mark. */
export function textOf(chunks: readonly Bytes[]): string {
  const decoder = new TextDecoder();
  // The last chunk ends the stream: engines decode a single chunk much faster than a stream.
  return chunks.map((chunk, at) => decoder.decode(chunk, { stream: !!chunks[at + 1] })).join('');
}
