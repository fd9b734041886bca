import { PixInvalidParameterError } from '../transport/errors.ts';
import { ignoreStreamErrors, type IterableStream } from './iterable-stream.ts';

/**
 * A web stream of a Node stream. It reads nothing ahead, and destroys the stream when it is cancelled.
 *
 * @throws PixInvalidParameterError when the stream has been destroyed, has failed, or has been read before.
 */
export function toWebStream(stream: IterableStream, field: string): ReadableStream<Uint8Array> {
  const { destroyed, errored, readableDidRead } = stream;
  if (destroyed || errored || readableDidRead)
    throw new PixInvalidParameterError(
      field,
      `${field} must be a stream that can be read: this one ${errored ? 'failed' : 'was read or destroyed before'}.`,
      { cause: errored ?? undefined },
    );
  ignoreStreamErrors(stream);
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        // An iterator that waits for more would not return before it comes.
        stream.destroy?.();
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
