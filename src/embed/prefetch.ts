import type { Reader } from '../client/fetch-reader.ts';
import { requestUrl } from '../client/transport/url.ts';

/** A prefetched response that no caller has consumed yet. */
interface PendingResponse {
  response: Promise<unknown>;
  controller: AbortController;
}

/**
 * Splits a reader in two: `prefetch` sends a request at once, and the first equal request to `consume` takes its response. A
 * request can thus be in flight before the code that needs it has loaded.
 */
export function createPrefetcher(shared: Reader): { prefetch: Reader; consume: Reader } {
  const pending = new Map<string, Set<PendingResponse>>();
  const keyOf = (path: string, query: object) => requestUrl('http://-', path, query);
  /** Removes a pending response, and its key with the last one; `false` if it was consumed before. */
  const take = (key: string, entry: PendingResponse) => {
    const entries = pending.get(key);
    const isTaken = entries?.delete(entry);
    if (!entries?.size) pending.delete(key);
    return isTaken;
  };
  return {
    prefetch(path, query, { signal } = {}, open) {
      const controller = new AbortController();
      const entry = { controller, response: shared(path, query, controller, open) };
      const key = keyOf(path, query);
      pending.set(key, (pending.get(key) ?? new Set()).add(entry));
      // Once consumed, only the signal of its consumer aborts it.
      signal?.addEventListener('abort', () => take(key, entry) && controller.abort());
      return entry.response;
    },
    consume(path, query, options = {}, open) {
      const key = keyOf(path, query);
      const [entry] = pending.get(key) ?? [];
      if (!entry) return shared(path, query, options, open);
      take(key, entry);
      options.signal?.addEventListener('abort', () => entry.controller.abort());
      return entry.response;
    },
  };
}
