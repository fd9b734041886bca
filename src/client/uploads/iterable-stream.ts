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

/**
 * Handles the errors that a Node stream emits before it is read. A file that cannot be opened emits one at once, and an
 * unhandled `error` event ends the process. Other values are ignored.
 */
export function ignoreStreamErrors(data: unknown): void {
  if (isIterableStream(data)) data.on?.('error', () => undefined);
}
