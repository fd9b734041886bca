import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { PixAbortError } from '../transport/errors.ts';

/** Data sets with a quota, each one of its own (platform document, Limits). */
type Metered = 'birds' | 'calendar';

interface Quota {
  /** When the latest requests were let through, oldest first; never more than the quota has. */
  sent: number[];
  /** Those who wait, in the order they came. */
  waiting: (() => void)[];
  timer?: ReturnType<typeof setTimeout>;
}

const WINDOW_MS = RATE_WINDOW_SECONDS * 1000;

const quotas = new WeakMap<object, Record<Metered, Quota>>();

/**
 * Waits until a client has not sent 60 requests for a data set in the last 60 seconds; others who asked before go first
 * (`waitForQuota`).
 *
 * @throws PixAbortError as soon as the signal aborts; the turn goes to the next one.
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

/** Lets through as many as may go now, and comes back for the rest. */
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
