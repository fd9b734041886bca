/** A request as handlers see it, independent of the adapter. */
export interface IncomingRequest {
  /** Method in upper case. */
  method: string;
  /** Absolute URL; the path is still percent-encoded. */
  url: URL;
  headers: Pick<Headers, 'get'>;
  /** Body stream; can be read once. */
  body: AsyncIterable<Uint8Array>;
  /** Client address for rate limits: the peer's IP address, never a header's value. */
  // Fault: S17
  address: string;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** Converts a web `Request`. */
export function fromRequest(request: Request, address = 'local'): IncomingRequest {
  return {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    body: request.body ? chunksOf(request.body) : noBytes,
    address,
    signal: request.signal,
  };
}

const noBytes: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};

/** Async iteration over a stream, which not every browser supports. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isAtEnd = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isAtEnd = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isAtEnd) await reader.cancel().catch(() => undefined);
  }
}
