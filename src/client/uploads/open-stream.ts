import { PixInvalidParameterError } from '../transport/errors.ts';
import { formatValue } from '../transport/format-value.ts';

/** A stream of the caller's that is being read. */
export interface StreamSource {
  /** The next bytes; undefined at the end. What was let go gives nothing more, not even its end. */
  read: () => Promise<Uint8Array | undefined>;
  /** Lets the stream go, wherever it stands. */
  release: (reason?: unknown) => void;
  /** Why it could not be read to its end. */
  failure?: PixInvalidParameterError;
}

/** Asked by what it can do, so that streams of other windows count, too. */
export const isStream = (value: unknown): value is ReadableStream<Uint8Array> =>
  typeof (value as Partial<ReadableStream> | null | undefined)?.getReader === 'function';

/**
 * Locks a stream for good: what has been read is gone.
 *
 * @param signal The caller's: when it aborts, the stream is let go.
 */
export function openStream(
  stream: ReadableStream<Uint8Array>,
  field: string,
  signal: AbortSignal | undefined,
): StreamSource {
  const reader = stream.getReader();
  let released = false;
  const release = (reason?: unknown) => {
    released = true;
    signal?.removeEventListener('abort', abort);
    // Whoever is left has no use for what it says.
    reader.cancel(reason).catch(() => undefined);
  };
  const abort = () => release(signal?.reason);
  const refuse = (why: string, cause?: unknown) => {
    source.failure = new PixInvalidParameterError(field, `${field} ${why}.`, { cause });
    release(cause);
    return source.failure;
  };
  const source: StreamSource = {
    release,
    async read() {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw refuse('could not be read to its end: its stream failed', cause);
      });
      // Where the end would be taken for that of the picture.
      if (released) return new Promise<never>(() => undefined);
      if (done) release();
      if (done || isBytes(value)) return value;
      throw refuse(`must be a stream of Uint8Array, not of ${formatValue(value)}`);
    },
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return source;
}

/** By its tag, since other windows have a Uint8Array of their own. */
const isBytes = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';
