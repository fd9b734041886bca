import { shown } from '../http/fields.ts';
import { wrongField } from '../http/problem.ts';
import type { Delivery } from '../store/companions.ts';
import type { Store } from '../store/store.ts';
import { secretFault, signWebhook } from './sign-webhook.ts';

/** Delay before each attempt in ms (retry with backoff). */
// Gap: C8
export const ATTEMPT_DELAYS_MS = [0, 1_000, 4_000, 16_000, 64_000] as const;

const TIMEOUT_MS = 10_000;

/**
 * Result of a delivery: received, permanently refused (410), given up after the last attempt, or stopped by the end of
 * the server or a reset of its data.
 */
export type DeliveryResult = 'delivered' | 'gone' | 'given up' | 'stopped';

/** Delivers a webhook, with retries until it is received or permanently refused. Never rejects. */
// Gap: C8
export async function deliver(store: Store, target: WebhookTarget, id: string): Promise<DeliveryResult> {
  const { wait = waitInRealTime, signal } = target;
  try {
    for (;;) {
      const pending = store.deliveries.table.get(id);
      if (!pending || signal?.aborted) return 'stopped';
      const delay = ATTEMPT_DELAYS_MS[pending.attempts];
      if (delay === undefined) return end(store, id, 'given up');
      if (delay > 0) await wait(delay, signal);
      const outcome = await attempt(store, target, id);
      if (outcome !== 'again') return outcome === 'stopped' ? outcome : end(store, id, outcome);
    }
  } catch {
    // The wait was aborted, or the store is closed: the row, if it still exists, is delivered after the next start.
    return 'stopped';
  }
}

/** Resumes deliveries that an earlier server with the same data did not finish; call once at startup. */
export function resumeDeliveries(store: Store, target: WebhookTarget): Promise<DeliveryResult[]> {
  const pending = [...store.deliveries.table.values()];
  return Promise.all(pending.map(({ id }) => deliver(store, target, id)));
}

async function attempt(
  store: Store,
  target: WebhookTarget,
  id: string,
): Promise<Exclude<DeliveryResult, 'given up'> | 'again'> {
  // A reset may have deleted the row in the meantime.
  const pending = store.deliveries.table.get(id);
  if (!pending || target.signal?.aborted) return 'stopped';
  const { status } = await send(
    target,
    store.write(() => store.deliveries.begin(pending)),
    store.now(),
  );
  if (status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'delivered' : 'again';
}

/** Sends one request. Redirects are not followed, since they could lead anywhere; a failed request has the status 0. */
// Fault: S27
async function send(target: WebhookTarget, { id, body }: Delivery, now: number): Promise<{ status: number }> {
  const { fetch: request = fetch, timeout = TIMEOUT_MS, signal } = target;
  const timestamp = Math.floor(now / 1000);
  const deadline = AbortSignal.timeout(timeout);
  const init: RequestInit = {
    method: 'POST',
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signWebhook(target.secret, { id, timestamp, body }),
    },
    body,
  };
  try {
    const response = await request(target.url, init);
    await response.body?.cancel();
    return response;
  } catch {
    return { status: 0 };
  }
}

function end<End extends DeliveryResult>(store: Store, id: string, how: End): End {
  store.write(() => store.deliveries.table.delete(id));
  return how;
}

/** Endpoint and transport of webhooks. */
// Gap: C8
export interface WebhookTarget {
  url: string;
  /** Signing secret: `whsec_` and Base64, or any other text. */
  secret: string;
  /** Sends requests. Default: the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Waits between attempts; rejects once the signal is aborted. Default: real time. */
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds to wait for a response. Default: 10,000. */
  timeout?: number;
  /** Stops deliveries; pending ones resume when the next server starts with the same data. */
  signal?: AbortSignal;
}

/** Returns the target; throws a `Problem` if it is invalid, so that a misconfigured server fails at startup. */
export function validateTarget(target: WebhookTarget): WebhookTarget {
  const urlFault = targetFault(target.url);
  if (urlFault !== undefined) throw wrongField('webhooks.url', urlFault);
  const fault = secretFault(target.secret);
  if (fault !== undefined) throw wrongField('webhooks.secret', fault);
  return target;
}

/** Reason why a value is not the URL of a webhook; `undefined` if it is one. */
export function targetFault(url: string): string | undefined {
  const isWebUrl = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWebUrl
    ? undefined
    : `must be an http or https address, such as http://127.0.0.1:8080/hook, not ${shown(url)}`;
}

/** Waits in real time, without keeping the process alive. */
export function waitInRealTime(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The sending was ended.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    // Browsers return a number.
    if (typeof timer === 'object') timer.unref();
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
