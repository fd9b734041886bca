/** A Node stream or another async iterable of bytes. Node streams have the optional members. */
export interface IterableStream extends AsyncIterable<Uint8Array> {
  destroy?: () => unknown;
  on?: (event: 'error', listener: () => void) => unknown;
  destroyed?: boolean;
  errored?: unknown;
  readableDidRead?: boolean;
}

/** Whether a value can be read with `for await`, as Node streams and async generators can. */
export const isIterableStream = (value: unknown): value is IterableStream =>
  typeof (value as Partial<IterableStream> | null | undefined)?.[Symbol.asyncIterator] === 'function';

/** The picture of an input, which may be of any kind and is checked elsewhere; `undefined` if it cannot be read. */
function pictureOf(input: unknown): unknown {
  try {
    const { image, image_file } = input as { image?: unknown; image_file?: unknown };
    return image ?? image_file;
  } catch {
    return undefined;
  }
}

/**
 * Releases the stream of an input that nobody reads, such as an open file, which would stay open. A stream that is being read is
 * released by its reader; other pictures, and requests that a server receives, whose client waits for a response, are ignored.
 *
 * @param error Error of the call that was to send it; its cause is the reason.
 */
export function releaseStream(input: unknown, error?: unknown): void {
  const picture = pictureOf(input);
  if (isStream(picture)) picture.cancel((error as Error | undefined)?.cause).catch(() => undefined);
  else if (isIterableStream(picture) && !picture.readableDidRead && !('socket' in picture))
    picture.destroy?.();
}

/** Whether a value is a web stream. The check is for `getReader`, so that streams of other realms are recognized, too. */
export const isStream = (value: unknown): value is ReadableStream<Uint8Array> =>
  typeof (value as Partial<ReadableStream> | null | undefined)?.getReader === 'function';

/**
 * Handles the errors that a Node stream emits before it is read. A file that cannot be opened emits one at once, and an
 * unhandled `error` event ends the process. Other pictures of an input are ignored.
 */
export function ignoreStreamErrors(input: unknown): void {
  const picture = pictureOf(input);
  if (isIterableStream(picture)) picture.on?.('error', () => undefined);
}
