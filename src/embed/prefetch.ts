import type { Reader } from './reader.ts';
import { requestUrl } from '../client/core/url.ts';

/** A prefetched response that has not been consumed yet. */
interface PendingResponse {
  key: string;
  response: Promise<unknown>;
  controller: AbortController;
}

/**
 * Splits the reader of a mount in two: `prefetch` sends a request at once, and the first equal request to `consume` takes its
 * response. A request can thus be in flight before the code that needs it has loaded; its response belongs to the mount alone.
 */
export function createPrefetcher(shared: Reader): { prefetch: Reader; consume: Reader } {
  let pending: PendingResponse | undefined;
  const keyOf = (path: string, query: object) => requestUrl('http://-', path, query);
  return {
    prefetch(path, query, { signal } = {}, open) {
      const controller = new AbortController();
      const response = shared(path, query, controller, open);
      const entry = (pending = { key: keyOf(path, query), controller, response });
      // Once consumed, only the signal of its consumer aborts it.
      signal?.addEventListener('abort', () => {
        if (pending !== entry) return;
        pending = undefined;
        controller.abort();
      });
      return response;
    },
    consume(path, query, options = {}, open) {
      const entry = pending;
      if (entry?.key !== keyOf(path, query)) return shared(path, query, options, open);
      pending = undefined;
      options.signal?.addEventListener('abort', () => entry.controller.abort());
      return entry.response;
    },
  };
}
