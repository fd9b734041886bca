import type { OperationId } from '../../contract/models.ts';
import { integer, type Rule } from './check.ts';
import type { CompanionHost } from './hosts.ts';
import type { Retry, RetryOptions } from './retry.ts';

/** Options of every call, passed as the last argument. */
export interface RequestOptions {
  /** Aborts the call; the promise rejects with `PixAbortError`. */
  signal?: AbortSignal | undefined;
  /**
   * Maximum duration of one attempt in milliseconds, body included. Default: 30,000 in total, and 10,000 without a byte
   * received; for uploads, 30,000 without progress, and a total that grows with the size of the picture.
   */
  timeout?: number | undefined;
  /** Number of retries of a failed read, 0 for none. Default 2. Writes are never retried. */
  retry?: number | RetryOptions | undefined;
  /** Additional request headers. */
  headers?: Headers | Readonly<Record<string, string | undefined>> | undefined;
}

/** Event of a request, without keys in its headers. */
export interface RequestEvent {
  /** Operation of the contract, such as `listImages`. */
  operation: OperationId;
  /** HTTP method in capitals. */
  method: string;
  /** URL with its query. */
  url: string;
  /** Request headers; a hook may set more. */
  headers: Headers;
}

/** Event of a response, whatever its status. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status code. */
  status: number;
  /** Headers of the response. */
  responseHeaders: Headers;
}

/** Event of a retry, before its delay. */
export interface RetryEvent extends RequestEvent, Retry {}

/** Hooks of the request lifecycle. Each hook is awaited; an error that a hook throws rejects the call. */
export interface Hooks {
  /** Before each attempt. */
  onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** After each response. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Before the delay of each retry. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined;
}

/** Options of a transport without keys; only `baseUrl` is required. */
export interface PublicTransportOptions extends Omit<RequestOptions, 'signal'> {
  /** Base URL of the picture service, such as `https://pix.example`. */
  baseUrl: string;
  /** Base URLs of the companion hosts; each is `{baseUrl}/{name}` if not given. */
  hosts?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  /** Function that sends requests. Default: the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Hooks for requests, responses and retries. */
  hooks?: Hooks | undefined;
  /** Maximum number of concurrent requests per host. Default 6. */
  concurrency?: number | undefined;
  /** Delays requests that would exceed a quota: 60 per minute for birds, and for calendar events. Default false. */
  waitForQuota?: boolean | undefined;
}

/** Options of a transport, with keys. */
export interface TransportOptions extends PublicTransportOptions {
  /** Key of the picture service, sent to no other host. */
  apiKey?: string | undefined;
  /** Keys of the companion hosts, each sent to its own host only. `payments` and `wallet` are merchants' tokens. */
  keys?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  /**
   * Allows keys in a browser, where every visitor can read and use them. Default false: keys in a browser are rejected.
   * Safe only if each visitor supplies their own key, or if nobody but the key's owner can open the page.
   */
  dangerouslyAllowKeyInBrowser?: boolean | undefined;
}

/** Maximum delay of a timer, in milliseconds: 24 days. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

const milliseconds: Rule = {
  test: (value) => typeof value === 'number' && value > 0,
  is: 'a number of milliseconds above 0',
};

const isLimit = (value: unknown) => value === undefined || integer(0, MAX_TIMER_MS).test(value);

/** Validation rules of the options of a call. */
export const CALL_RULES = {
  timeout: milliseconds,
  retry: {
    test: (value: unknown) =>
      Object.values(typeof value === 'object' ? (value ?? [NaN]) : [value]).every(isLimit),
    is: 'a whole number from 0, or RetryOptions with such numbers',
  },
  signal: {
    test: (value: unknown) => typeof (value as Partial<AbortSignal> | null)?.addEventListener === 'function',
    is: 'an AbortSignal',
  },
};
