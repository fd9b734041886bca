import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import { formatValue } from '../core/check.ts';
import { PixInvalidParameterError } from '../core/errors.ts';

/** A stream of the caller, locked for reading. */
export interface StreamSource {
  /**
   * Reads the next bytes. Resolves with undefined at the end of the stream. After `release`, the promise stays pending.
   *
   * @throws PixInvalidParameterError when the stream fails, yields something other than a Uint8Array, or has more bytes than a
   *   picture may have.
   */
  read: () => Promise<Uint8Array | undefined>;
  /** Cancels the stream at any position. */
  release: (reason?: unknown) => void;
  /** Size in bytes of the body that contains the stream, if it is known. */
  total?: number;
  /** Error that kept the stream from being read to its end. */
  failure?: PixInvalidParameterError;
}

/**
 * Opens a stream for reading. The stream stays locked, since bytes that have been read cannot be read again.
 *
 * @param signal Signal of the caller. When it aborts, the stream is cancelled.
 */
export function openStream(
  stream: ReadableStream<Uint8Array>,
  field: string,
  signal: AbortSignal | undefined,
): StreamSource {
  const reader = stream.getReader();
  let released = false;
  let size = 0;
  const release = (reason?: unknown) => {
    released = true;
    signal?.removeEventListener('abort', abort);
    // The stream is no longer needed, so an error of its cancellation does not matter.
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
        throw refuse(`could not be read to its end: its stream failed${reasonOf(cause)}`, cause);
      });
      // The end of a cancelled stream would be mistaken for the end of the picture.
      if (released) return new Promise<never>(() => undefined);
      if (done) release();
      if (done) return undefined;
      if (!isBytes(value)) throw refuse(`must be a stream of Uint8Array, not of ${formatValue(value)}`);
      size += value.length;
      if (size > MAX_UPLOAD_BYTES) throw refuse(`must have at most ${MAX_UPLOAD_BYTES} bytes`);
      return value;
    },
  };
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return source;
}

/** The message of the error of a stream, such as that of a missing file, in parentheses. */
export const reasonOf = (cause: unknown): string => (cause instanceof Error ? ` (${cause.message})` : '');

/** Whether a value is a Uint8Array. The check is for `Symbol.toStringTag`, since each realm has its own class. */
const isBytes = (value: unknown): value is Uint8Array =>
  ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';
