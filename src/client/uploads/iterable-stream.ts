/** A stream of Node's, or another async iterable: what is used of it. */
export interface IterableStream extends AsyncIterable<Uint8Array> {
  destroy?: () => unknown;
  on?: (event: 'error', listener: () => void) => unknown;
  destroyed?: boolean;
  errored?: unknown;
  readableDidRead?: boolean;
}

/** Whether a value is read with `for await`: Node's streams are, and async generators. */
export const isIterableStream = (value: unknown): value is IterableStream =>
  typeof (value as Partial<IterableStream> | null | undefined)?.[Symbol.asyncIterator] === 'function';

/**
 * Listens to the errors of a Node stream until it is read: a file that cannot be opened says so at once, and an error that
 * nobody hears ends the process.
 */
export function ignoreStreamErrors(data: unknown): void {
  if (isIterableStream(data)) data.on?.('error', () => undefined);
}
