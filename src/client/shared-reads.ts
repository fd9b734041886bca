import { PixAbortError } from './errors.ts';
import { requestKey, type Transport } from './transport.ts';

/** How many requests run at once; browsers have six connections to a host over HTTP/1.1. */
const MAX_CONCURRENT = 6;

interface Read {
  promise: Promise<unknown>;
  controller: AbortController;
  /** Callers still waiting; the last one to leave ends the request. */
  waiting: number;
}

/**
 * Lets equal reads in flight share one request, and at most six run at a time (P15).
 * A caller's signal ends that caller's wait alone; the request goes on while anyone still wants it (U16).
 */
export function shareReads(transport: Transport): Transport {
  const reads = new Map<string, Read>();
  const queue: (() => void)[] = [];
  let running = 0;

  const start = (key: string, request: Parameters<Transport>[0]): Read => {
    const controller = new AbortController();
    const turn = new Promise<void>((resolve) => void queue.push(resolve));
    const promise = turn
      .then(() => transport(request, controller))
      .finally(() => {
        running--;
        if (reads.get(key) === read) reads.delete(key);
        next();
      });
    const read: Read = { promise, controller, waiting: 0 };
    reads.set(key, read);
    next();
    return read;
  };

  const next = () => {
    while (running < MAX_CONCURRENT && queue.length) {
      running++;
      queue.shift()?.();
    }
  };

  return (request, { signal } = {}) => {
    const key = requestKey(request);
    const read = reads.get(key) ?? start(key, request);
    read.waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(new PixAbortError(signal?.reason));
        if (!--read.waiting) {
          // Out of the map at once: a caller who comes now gets a fresh request, not the dying one.
          if (reads.get(key) === read) reads.delete(key);
          read.controller.abort(signal?.reason);
        }
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave);
      read.promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
