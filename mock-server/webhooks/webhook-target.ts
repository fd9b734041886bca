import { secretBytes } from './sign-webhook.ts';

/** Endpoint and transport of webhooks. */
// Gap: C8
export interface WebhookTarget {
  url: string;
  /** `whsec_` and Base64, or a plain text. */
  secret: string;
  /** Sends; the platform's own `fetch` if not given. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Passes the time between attempts; real time if not given. Rejects once the signal is aborted. */
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  /** Milliseconds for the receiver's answer, 10,000 if not given. */
  timeout?: number;
  /** Ends the sending; what has not arrived is sent when the next server starts with the same data. */
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

/** Passes real time. Keeps no process alive. */
export function waitForReal(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The sending was ended.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    // Browsers give timers as numbers.
    if (typeof timer === 'object') timer.unref();
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
