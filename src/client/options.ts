import type { OperationId } from '../contract/models.ts';
import { integer, type Rule } from './check.ts';
import type { Drift } from './drift.ts';
import type { CompanionHost } from './hosts.ts';
import type { Retry, RetryOptions } from './retry.ts';

/** What every call of the SDK takes last. */
export interface RequestOptions {
  /** Ends the call; the promise rejects with `PixAbortError`. */
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds one attempt may take in all, its body included. If not given, 10,000 without a byte and 30,000 in all;
   * uploads have 30,000 without a byte and a total that grows with the picture.
   */
  timeout?: number | undefined;
  /** How often a failed read is sent again, 0 for never. Default 2. What changes something is never sent again. */
  retry?: number | RetryOptions | undefined;
  /** Headers to send besides the SDK's own. */
  headers?: Headers | Readonly<Record<string, string | undefined>> | undefined;
}

/** What hooks are told about a request. Keys are not among its headers. */
export interface RequestEvent {
  /** Which operation of the contract it is, such as `listImages`. */
  operation: OperationId;
  /** In capitals. */
  method: string;
  /** With its query. */
  url: string;
  /** Headers that will be sent; those that a hook sets are sent, too. */
  headers: Headers;
}

/** What hooks are told about an answer, whatever its status. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status. */
  status: number;
  /** Headers of the answer. */
  responseHeaders: Headers;
}

/** What hooks are told before a pause. */
export interface RetryEvent extends RequestEvent, Retry {}

/** Functions that are called, and awaited, on the way; what one throws ends the call. */
export interface Hooks {
  /** Before each attempt. */
  onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** After each answer. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Before each pause that ends with another attempt. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined;
}

/** How a transport without keys asks; only `baseUrl` is required. */
export interface PublicTransportOptions extends Omit<RequestOptions, 'signal'> {
  /** Base URL of the picture service, such as `https://pix.example`. */
  baseUrl: string;
  /** Base URLs of the companion hosts; each is `{baseUrl}/{name}` if not given (gap G6). */
  hosts?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Functions to be told about requests, answers and retries. */
  hooks?: Hooks | undefined;
  /** How many requests run at a time on each host. Default 6. */
  concurrency?: number | undefined;
  /** Waits where a known quota would be exceeded: 60 a minute for birds, and for calendar events. Default false. */
  waitForQuota?: boolean | undefined;
}

/** How a transport asks, keys included. */
export interface TransportOptions extends PublicTransportOptions {
  /** Key of the picture service. It goes nowhere else. */
  apiKey?: string | undefined;
  /** Keys of the companion hosts; each goes to its own host alone. `payments` and `wallet` are merchants' tokens. */
  keys?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  /**
   * Whoever can open a page can read the keys in it, and use them as their owner. Without this, a key in a browser is
   * refused. Say `true` only where each visitor brings a key of their own, or the page is for the key's owner alone.
   */
  dangerouslyAllowKeyInBrowser?: boolean | undefined;
}

/** What is done about answers that differ from the contract. Whoever asks for neither, does not load what compares them. */
export interface DriftOptions {
  /** An answer that differs from the contract is a `PixParseError`: for tests. Default false. */
  strict?: boolean | undefined;
  /** Called once for each way in which an answer differs from the contract. */
  onDrift?: ((drift: Drift) => unknown) | undefined;
}

/** How a public client asks. */
export interface PublicPixOptions extends PublicTransportOptions, DriftOptions {}

/** How a client asks. */
export interface PixOptions extends TransportOptions, DriftOptions {}

/** Timers take no more: 24 days. */
export const MAX_TIMER = 2 ** 31 - 1;

const milliseconds: Rule = {
  test: (value) => typeof value === 'number' && value > 0,
  is: 'a number of milliseconds above 0',
};

const isLimit = (value: unknown) => value === undefined || integer(0, MAX_TIMER).test(value);

/** Rules of what a call takes last. */
export const CALL_RULES = {
  timeout: milliseconds,
  retry: {
    test: (value: unknown) => {
      const { limit, maxRetryAfter } = (
        typeof value === 'object' ? (value ?? { limit: NaN }) : { limit: value }
      ) as RetryOptions;
      return isLimit(limit) && isLimit(maxRetryAfter);
    },
    is: 'a whole number from 0, or { limit, maxRetryAfter } of such',
  },
  signal: {
    test: (value: unknown) => typeof (value as Partial<AbortSignal> | null)?.addEventListener === 'function',
    is: 'an AbortSignal',
  },
};
