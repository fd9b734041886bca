/** A request as handlers see it, whichever shell it came through. */
export interface Incoming {
  /** In capitals. */
  method: string;
  /** Absolute; its path is still encoded. */
  url: URL;
  headers: Pick<Headers, 'get'>;
  /** The body as it arrives; to be read once. */
  body: AsyncIterable<Uint8Array>;
  /** Where the request comes from, as quotas count it: the peer's IP address, and never what a header says (S17). */
  address: string;
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal;
}

/** A web `Request` as an `Incoming`. */
export function fromRequest(request: Request, address = 'local'): Incoming {
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

/** Streams cannot be iterated in every browser. */
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
