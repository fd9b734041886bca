import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { PixAbortError } from '../core/errors.ts';

/** Data sets with a request quota, counted separately (platform document, Limits). */
type Metered = 'birds' | 'calendar';

interface Quota {
  /** Timestamps of the latest requests in milliseconds, oldest first; at most as many as the quota allows. */
  sent: number[];
  /** Callbacks of waiting requests, in FIFO order. */
  waiting: (() => void)[];
  timer?: ReturnType<typeof setTimeout>;
}

const WINDOW_MS = RATE_WINDOW_SECONDS * 1000;

const quotas = new WeakMap<object, Record<Metered, Quota>>();

/**
 * Throttles the requests of a client to 60 per data set in any 60 seconds (`waitForQuota`). Waiting requests proceed in
 * FIFO order.
 *
 * @throws PixAbortError as soon as the signal aborts; the aborted request does not use up the quota.
 */
export const throttle =
  (dataset: Metered) =>
  (client: object, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const quota = quotaOf(client, dataset);
      const leave = () => {
        quota.waiting = quota.waiting.filter((other) => other !== go);
        drain(quota);
        reject(new PixAbortError(signal?.reason));
      };
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave);
      quota.waiting.push(go);
      drain(quota);
    });

function quotaOf(client: object, dataset: Metered): Quota {
  const known = quotas.get(client) ?? {
    birds: { sent: [], waiting: [] },
    calendar: { sent: [], waiting: [] },
  };
  quotas.set(client, known);
  return known[dataset];
}

/** Releases as many waiting requests as the quota allows now, and sets a timer for the rest. */
function drain(quota: Quota): void {
  const { sent, waiting } = quota;
  clearTimeout(quota.timer);
  while (waiting.length) {
    const now = Date.now();
    const [oldest = 0] = sent;
    const wait = sent.length < RATE_LIMIT ? 0 : oldest + WINDOW_MS - now;
    if (wait > 0) {
      quota.timer = setTimeout(drain, wait, quota);
      return;
    }
    sent.push(now);
    if (sent.length > RATE_LIMIT) sent.shift();
    waiting.shift()?.();
  }
}
