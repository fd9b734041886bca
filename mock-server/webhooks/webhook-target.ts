import { secretBytes } from './sign-webhook.ts';

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

/** Validates the target, so that a misconfigured server fails at startup. */
export function validateTarget(target: WebhookTarget): WebhookTarget {
  if (!URL.canParse(target.url) || !/^https?:$/.test(new URL(target.url).protocol)) {
    throw new Error(
      `The webhook URL must be an http:// or https:// URL, such as http://127.0.0.1:8080/hook, not "${target.url}".`,
    );
  }
  secretBytes(target.secret);
  return target;
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
