/** Maximum size of a response in bytes; a larger one is cancelled while it streams. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Bytes of a response: `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know. */
export type Bytes = ReturnType<InstanceType<typeof TextEncoder>['encode']>;

/** A body that has been read, or its beginning if it is too large. */
export interface ReadBody {
  /** The bytes, in chunks as received. */
  chunks: Bytes[];
  /** Number of bytes. */
  size: number;
  /** Decodes the bytes as UTF-8, without its byte order mark. */
  text: () => string;
}

/**
 * Reads a body chunk by chunk, so that a deadline and a size limit apply while it streams. Stops after the chunk that exceeds
 * the limit.
 *
 * @param onChunk Called before the first chunk, and after each.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  onChunk?: () => void,
): Promise<ReadBody> {
  // WebKit reads options of its own from `Object.prototype` where none are given.
  const options = { __proto__: null } as ReadableStreamGetReaderOptions;
  const reader = body?.getReader(options) as ReadableStreamDefaultReader<Bytes> | undefined;
  const chunks: Bytes[] = [];
  let size = 0;
  try {
    while (reader && size <= maxBytes) {
      onChunk?.();
      const { value, done } = await reader.read();
      if (done) break;
      chunks.push(value);
      size += value.length;
    }
  } finally {
    // Not awaited: a cloned body is cancelled only together with the other copy.
    reader?.cancel().catch(() => undefined);
  }
  const text = () => {
    const decoder = new TextDecoder();
    // The last chunk ends the stream: engines decode a single chunk much faster than a stream.
    return chunks.map((chunk, at) => decoder.decode(chunk, { stream: !!chunks[at + 1] })).join('');
  };
  return { chunks, size, text };
}
