import type { Reader } from '../client/fetch-reader.ts';
import { requestUrl } from '../client/url.ts';

/** An answer nobody has asked for yet. */
interface Early {
  answer: Promise<unknown>;
  controller: AbortController;
}

/**
 * Two ends of one reader: what is asked for at `ask` is sent at once, and its answer waits for the first equal
 * request at `read`. So a request can be under way before the code that needs it is there.
 */
export function readAhead(shared: Reader): { ask: Reader; read: Reader } {
  const waiting = new Map<string, Set<Early>>();
  const keyOf = (path: string, query: object) => requestUrl('http://-', path, query);
  return {
    ask(path, query, { signal } = {}) {
      const controller = new AbortController();
      const early = { controller, answer: shared(path, query, controller) };
      const key = keyOf(path, query);
      const others = (waiting.get(key) ?? new Set()).add(early);
      waiting.set(key, others);
      // Once taken it is its taker's to end.
      signal?.addEventListener('abort', () => others.delete(early) && controller.abort());
      return early.answer;
    },
    read(path, query, options = {}) {
      const others = waiting.get(keyOf(path, query));
      const [early] = others ?? [];
      if (!early) return shared(path, query, options);
      others?.delete(early);
      options.signal?.addEventListener('abort', () => early.controller.abort());
      return early.answer;
    },
  };
}
