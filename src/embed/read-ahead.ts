import { requestUrl, type Transport } from '../client/transport.ts';

/**
 * Two ends of one transport: what is asked for at `ask` is sent at once, and its answer waits for the first equal
 * request at `transport`. So a request can be under way before the code that needs it is there.
 */
export function readAhead(shared: Transport): { ask: Transport; transport: Transport } {
  const early = new Map<string, { answer: Promise<unknown>; controller: AbortController }[]>();
  const keyOf = (request: Parameters<Transport>[0]) => requestUrl('http://-', request);
  return {
    ask(request, { signal } = {}) {
      const controller = new AbortController();
      const entry = { controller, answer: shared(request, controller) };
      const waiting = early.get(keyOf(request)) ?? [];
      early.set(keyOf(request), [...waiting, entry]);
      signal?.addEventListener('abort', () => {
        const left = early.get(keyOf(request)) ?? [];
        early.set(
          keyOf(request),
          left.filter((other) => other !== entry),
        );
        // Taken already: then it is its taker's to end.
        if (left.includes(entry)) controller.abort();
      });
      return entry.answer;
    },
    transport(request, options = {}) {
      const { answer, controller } = early.get(keyOf(request))?.shift() ?? {};
      options.signal?.addEventListener('abort', () => controller?.abort());
      return answer ?? shared(request, options);
    },
  };
}
