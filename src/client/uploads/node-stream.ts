import { PixInvalidParameterError } from '../core/errors.ts';
import { reasonOf } from './open-stream.ts';
import type { IterableStream } from './iterable-stream.ts';

/**
 * Converts a Node stream to a web stream. The web stream reads nothing ahead. Cancelling it destroys the Node stream.
 *
 * @throws PixInvalidParameterError when the Node stream was destroyed, has failed, or was read before.
 */
export function toWebStream(stream: IterableStream, field: string): ReadableStream<Uint8Array> {
  const { destroyed, errored, readableDidRead } = stream;
  if (destroyed || errored || readableDidRead)
    throw new PixInvalidParameterError(
      field,
      `${field} must be a readable stream, but this one has ${errored ? `failed${reasonOf(errored)}` : 'been read or destroyed'}.`,
      { cause: errored ?? undefined },
    );
  stream.on?.('error', () => undefined);
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        // While the iterator waits for data, its `return` would not settle before the data arrives.
        stream.destroy?.();
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
