import { requestKey, type Transport } from '../client/transport.ts';

/** An answer nobody has asked for yet. */
interface Early {
  answer: Promise<unknown>;
  controller: AbortController;
}

/**
 * Two ends of one transport: what is asked for at `ask` is sent at once, and its answer waits for the first equal
 * request at `transport`. So a request can be under way before the code that needs it is there.
 */
export function readAhead(shared: Transport): { ask: Transport; transport: Transport } {
  const waiting = new Map<string, Set<Early>>();
  return {
    ask(request, { signal } = {}) {
      const controller = new AbortController();
      const early = { controller, answer: shared(request, controller) };
      const others = (waiting.get(requestKey(request)) ?? new Set()).add(early);
      waiting.set(requestKey(request), others);
      // Once taken it is its taker's to end.
      signal?.addEventListener('abort', () => others.delete(early) && controller.abort());
      return early.answer;
    },
    transport(request, options = {}) {
      const others = waiting.get(requestKey(request));
      const [early] = others ?? [];
      if (!early) return shared(request, options);
      others?.delete(early);
      options.signal?.addEventListener('abort', () => early.controller.abort());
      return early.answer;
    },
  };
}
