import type { OperationId } from '../../contract/models.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { stringifyOr } from './body.ts';
import { formatValue, integer, type Rule, type Rules } from './check.ts';
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
    show: (value: unknown) =>
      typeof value === 'object' ? stringifyOr(value, 'such options') : formatValue(value),
  },
  signal: {
    test: (value: unknown) => typeof (value as Partial<AbortSignal> | null)?.addEventListener === 'function',
    is: 'an AbortSignal',
  },
};

/** Bundlers replace this, and drop the warnings of unknown names from a production build. */
declare const process: { env: { NODE_ENV?: string } };
declare const Deno: unknown;

/** Names that a client, every call and every input may have, and options within options. */
const KNOWN = {
  options: {
    baseUrl: true,
    hosts: true,
    fetch: true,
    hooks: true,
    concurrency: true,
    waitForQuota: true,
    apiKey: true,
    keys: true,
    dangerouslyAllowKeyInBrowser: true,
    timeout: true,
    retry: true,
    headers: true,
  } satisfies Record<keyof TransportOptions, true>,
  call: { signal: true, timeout: true, retry: true, headers: true } satisfies Record<
    keyof RequestOptions,
    true
  >,
  input: {},
  retry: { limit: true, maxRetryAfter: true, backoffLimit: true } satisfies Record<keyof RetryOptions, true>,
  hooks: { onRequest: true, onResponse: true, onRetry: true } satisfies Record<keyof Hooks, true>,
  verifyWebhook: {
    tolerance: true,
    idHeader: true,
    timestampHeader: true,
    signatureHeader: true,
    encoding: true,
    now: true,
  },
};

/** Names that only one operation knows. */
const KNOWN_TO: Partial<Record<OperationId, Partial<Record<keyof typeof KNOWN, object>>>> = {
  uploadImage: {
    call: { as: true, stripMetadata: true, onProgress: true },
    input: { image: true, image_base64: true },
  },
  deleteImage: { call: { deleteToken: true } },
};

/**
 * Warns once, in development only, of names that are not known and are probably misspelt. They are not refused, since a
 * platform may have more. Silent in Deno, where reading the environment asks the user for a permission.
 *
 * @param request Request of an input or a call. Its rules have the other names of an input; without rules, it may have any.
 */
export function warnUnknown(
  kind: keyof typeof KNOWN,
  given: object,
  request?: { operation: OperationId; rules?: Rules | undefined },
): void {
  try {
    // Written so that all common minifiers remove it, and the calls of the function.
    if (typeof Deno !== 'object' && process.env.NODE_ENV !== 'production') {
      const { operation, rules } = request ?? {};
      if (kind === 'input' && !rules) return;
      const subject =
        { options: 'The client', call: `A call of ${operation}`, input: operation }[String(kind)] ?? kind;
      const own: Partial<Record<keyof typeof KNOWN, object>> = (operation && KNOWN_TO[operation]) ?? {};
      const known = Object.keys({ ...KNOWN[kind], ...own[kind], ...(kind === 'input' && rules) });
      for (const name of Object.keys(given).filter((name) => !known.includes(name))) {
        const nearest = known.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? '';
        let hint = '';
        if (kind === 'input' && Object.hasOwn({ ...KNOWN.call, ...own.call }, name))
          hint = ' It is an option of the call: pass it in the last argument.';
        else if (distance(name, nearest) <= name.length / 2) hint = ` Did you mean "${nearest}"?`;
        else if (kind === 'call') hint = ` The call knows ${known.join(', ')}.`;
        warnOnce(`Pix: ${subject} does not know "${name}".${hint}`);
      }
    }
  } catch {
    // There is no `process` in a browser without a bundler.
  }
}

/**
 * Optimal string alignment distance: the number of letters to insert, delete or replace, or of neighbours to swap. Case does not
 * count. O(a b).
 */
function distance(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()];
  let before: number[] = [];
  let row = [...to, ''].map((_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries()) {
      const isSwapped = index > 0 && letter === to[index - 1] && other === from[at - 1];
      next.push(
        Math.min(
          (row[index] ?? 0) + Number(letter !== other),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          isSwapped ? (before[index - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
