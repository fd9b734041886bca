import type { ReadLimits, Reader } from './reader.ts';
import { createConcurrencyLimit, createDedupe } from '../client/core/concurrency.ts';
import { CSP_VIOLATION } from '../client/core/csp-block.ts';
import { DEFAULT_TIME_LIMITS } from '../client/core/deadline.ts';
import { MAX_BYTES, readBody } from '../client/core/read-body.ts';
import { requestUrl } from '../client/core/url.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import { CODE_TIMEOUT_MS } from '../internal/lazy.ts';
import type { FirstAttempt, recover } from './recover.ts';

/** Creates an error with the fields of the client's errors, but without their classes. */
export const scriptError = (name: string, code: string, message: string, details: object): Error =>
  Object.assign(new Error(message, details), { name, code }, details);

/** Creates the error of an invalid argument; nothing was sent. */
export const invalidParameter = (field: string, message: string): Error =>
  scriptError('PixInvalidParameterError', 'invalid_parameter', message, { field });

/** Options of `createQuickReader`. */
export interface QuickReaderOptions extends ReadLimits {
  /** Base URL of the picture service, without a trailing slash. */
  baseUrl: string;
  /** Loads the code that continues after a first attempt that failed. */
  loadRecovery: () => Promise<{ recover: typeof recover }>;
}

/**
 * Creates the reader of the embed script: one plain request, with time limits for its headers and in total. What a failure needs,
 * such as retries and the client's errors, is code that loads after a failure and continues from its outcome. Requests use the
 * `fetch` that the page had when the script started. Equal reads in flight share one request (single-flight). At most six
 * requests run concurrently.
 */
export function createQuickReader(options: QuickReaderOptions): Reader {
  const { baseUrl, loadRecovery, pause, total } = { ...DEFAULT_TIME_LIMITS, ...options };
  const { fetch } = globalThis;
  const dedupe = createDedupe((cause) =>
    scriptError('AbortError', 'aborted', 'The request was aborted.', { cause }),
  );
  const limitConcurrency = createConcurrencyLimit();

  const attempt = async (url: string, signal: AbortSignal): Promise<FirstAttempt> => {
    const first: FirstAttempt = withoutPrototype({});
    const controller = new AbortController();
    const receive = async () => {
      const response = (first.response = await fetch(
        url,
        withoutPrototype({
          method: 'GET',
          headers: { accept: 'application/json' },
          credentials: 'omit',
          signal: controller.signal,
        }),
      ));
      if (!response.ok) return;
      // Replacements of `fetch` may have no streams.
      const text = (first.text = response.body
        ? (await readBody(response.body, MAX_BYTES)).text()
        : await response.text());
      // The code for failures upgrades `http:` URLs, too.
      const isInsecure = url.startsWith('https') && /"http:[\\/]/.test(text);
      if (!isInsecure && text.length <= MAX_BYTES) first.body = JSON.parse(text);
    };
    let timers: ReturnType<typeof setTimeout>[] = [];
    // Not left to `fetch`: some wrappers of it ignore its signal.
    const ended = new Promise<unknown>((resolve) => {
      signal.addEventListener('abort', resolve);
      timers = [setTimeout(() => first.response ?? resolve(url), pause), setTimeout(resolve, total)];
    }).then(() => controller.abort());
    await Promise.race([receive(), ended]).catch((reason: unknown) => (first.reason = reason));
    timers.forEach(clearTimeout);
    return first;
  };

  return (path, query, { signal: callers } = {}, open = (body) => body) => {
    const url = requestUrl(baseUrl, path, query);
    const run = async (signal: AbortSignal) => {
      // The request may have waited for others.
      signal.throwIfAborted();
      const violations: SecurityPolicyViolationEvent[] = [];
      const onViolation = (event: SecurityPolicyViolationEvent) => violations.push(event);
      globalThis.addEventListener?.(CSP_VIOLATION, onViolation);
      try {
        const first = await attempt(url, signal);
        signal.throwIfAborted();
        if (open(first.body) !== undefined) return first.body;
        const timeout = new Promise<never>((_, reject) => setTimeout(reject, CODE_TIMEOUT_MS));
        // The browser reports a violation after the failure of `fetch`, while this code loads.
        const { recover } = await Promise.race([loadRecovery(), timeout]).catch(() => {
          throw plainError(first);
        });
        return await recover(first, violations, url, { ...options, fetch, signal, open });
      } finally {
        globalThis.removeEventListener?.(CSP_VIOLATION, onViolation);
      }
    };
    return dedupe(url, (signal) => limitConcurrency(() => run(signal)), callers);
  };
}

/** Creates the error of a failed attempt without the code for failures. */
function plainError({ response, reason: cause }: FirstAttempt): Error {
  const { ok, status } = response ?? {};
  const message = status ? `The server returned status ${status}.` : 'The server could not be reached.';
  const code = ok ? 'parse' : status ? `http_${status}` : 'network';
  return scriptError('PixError', code, message, { status, cause });
}
