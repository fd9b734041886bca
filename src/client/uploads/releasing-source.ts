import type { Send } from '../transport/attempt.ts';
import type { StreamSource } from './open-stream.ts';

/** What the bodies are made of that hold a stream of the caller's. */
export const sourceOfBody = new WeakMap<object, StreamSource>();

/**
 * Sends a body so that a stream of the caller's in it is let go however that ends: not every engine does it. When the
 * stream itself failed, that is the error.
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
