import type { Send } from '../core/attempt.ts';
import type { StreamSource } from './open-stream.ts';

/** For each request body that contains a stream of the caller, the source that reads this stream. */
export const sourceOfBody = new WeakMap<object, StreamSource>();

/**
 * Wraps a `Send` so that a stream of the caller is cancelled whenever the request ends, which not every engine does. When
 * the stream itself has failed, its failure is the error of the request.
 */
export const releasingSource =
  (send: Send): Send =>
  async (url, init, alive) => {
    const source = sourceOfBody.get(init.body as object);
    const release = () => source?.release(init.signal?.reason);
    init.signal?.addEventListener('abort', release);
    try {
      return await send(url, init, alive);
    } catch (error) {
      throw source?.failure ?? error;
    } finally {
      release();
    }
  };
