import type { OperationId } from '../../contract/models.ts';
import type { Send } from './attempt.ts';
import { errorDetailsOf, parseJson, type BufferedResponse } from './body.ts';
import { createCall, type Call } from '../call.ts';
import { check, type Rules } from './check.ts';
import { createClientContext } from './client-context.ts';
import type { TimeLimits } from './deadline.ts';
import { PixAbortError, PixError, PixParseError } from './errors.ts';
import { markOutcomeUnknown, exchange } from './exchange.ts';
import type { Host } from './hosts.ts';
import { CALL_RULES, type RequestOptions, type TransportOptions } from '../options.ts';
import { ownProperties } from './own-properties.ts';
import { raceAbort } from './race-abort.ts';
import type { ReadMore } from '../page.ts';
import { anySignal } from './any-signal.ts';
import type { ApiPath } from './path.ts';
import { prepareRequest } from './prepare-request.ts';
import { redact } from './redact.ts';
import { createDedupe } from './dedupe.ts';

/** An encoded body and its content type. */
export interface Payload {
  body: Blob | ReadableStream<Uint8Array> | string;
  type: string;
}

/** Description of a request to an endpoint. Only `operation`, `path` and `read` are required. */
export interface TransportRequest<T> {
  /** Operation of the contract, such as `listImages`. */
  operation: OperationId;
  /** Path as in the contract, with placeholders. */
  path: ApiPath;
  /** Values of the placeholders in the path. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** HTTP method. Default `GET`. */
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** Host to send to. Default: the picture service. */
  host?: Host | undefined;
  /** The caller's input: the query of a read, the JSON body of a write. */
  input?: object | undefined;
  /** Validation rules of `input`. */
  rules?: Rules | undefined;
  /** Converts the validated `input` to the query or body that is sent. */
  wire?: ((input: Record<string, unknown>, call: RequestOptions) => object | Promise<Payload>) | undefined;
  /** Converts the parsed response to data; `more` reads other pages of the same list. */
  read: (body: unknown, more: ReadMore) => T;
  /** Parses the response. Default: as JSON. */
  parse?: ((reply: BufferedResponse) => unknown) | undefined;
  /** Whether equal reads in flight share one request (single-flight). */
  shared?: boolean | undefined;
  /** Whether the endpoint is public: no key is sent. */
  open?: boolean | undefined;
  /** Throttle: resolves when a known quota allows another request (`waitForQuota`). */
  pace?: ((client: object, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Largest response in bytes. Default 5 MB. */
  maxBytes?: number | undefined;
  /** Time limits unless the caller sets a timeout. */
  limits?: TimeLimits | undefined;
  /** Wraps or replaces the client's `send`; `custom` is true if the caller brought a `fetch`. */
  via?: ((send: Send, custom: boolean, call: RequestOptions) => Send) | undefined;
}

/** Sends a described request. Endpoints only build descriptions, so a test or an adapter can replace the transport. */
export type Transport = <T>(request: TransportRequest<T>, options?: RequestOptions) => Call<T>;

/**
 * Creates a transport for the free functions: `listImages(createTransport({ baseUrl }), { limit: 12 })`. To compare
 * responses with the contract, wrap it in `checkAnswers`.
 *
 * @throws PixInvalidParameterError when an option is wrong.
 */
export function createTransport(options: TransportOptions): Transport {
  const client = createClientContext(options);
  const dedupe = createDedupe();

  const start = async <T>(
    request: TransportRequest<T>,
    options?: RequestOptions,
  ): Promise<BufferedResponse> => {
    const { timeout = client.timeout, retry = client.retry, ...given } = ownProperties(options, 'options');
    const call: RequestOptions = ownProperties({ ...given, timeout, retry }, 'options');
    check(call, CALL_RULES);
    const { signal } = call;
    // `request` is this call's own copy. Its input is copied as it is now, since later pages repeat the query.
    request.input = ownProperties(request.input, 'input');
    const preparing = prepareRequest(client, request, call);
    const prepared = await raceAbort(preparing, signal, () => new PixAbortError(signal?.reason));
    const run = (signal?: AbortSignal) =>
      exchange(client, request, prepared, ownProperties({ ...call, signal }, 'options'));
    // A call with its own headers, timeout or retries gets its own request.
    const isShareable =
      request.shared && !call.headers && call.timeout === client.timeout && call.retry === client.retry;
    return isShareable ? dedupe(prepared.url, run, signal) : run(signal);
  };

  const transport: Transport = (given, options) => {
    // An option that the endpoint leaves out stays out, even if Object.prototype is polluted (H16).
    const request = ownProperties(given, 'request');
    return createCall(start(request, options), (reply) => {
      try {
        const body = (request.parse ?? parseJson)(reply);
        const more: ReadMore = (page, signal) =>
          transport(
            { ...request, input: { ...request.input, page } },
            { ...options, signal: anySignal(options?.signal, signal) },
          );
        return request.read(body, more);
      } catch (thrown) {
        // For example, JSON nested too deep for the engine's stack.
        const error =
          thrown instanceof PixError
            ? thrown
            : new PixParseError('The answer cannot be read.', { cause: thrown });
        // The message may quote the server (R34).
        error.message = redact(error.message, client.secrets);
        error.stack = redact(error.stack ?? '', client.secrets);
        Object.assign(error, errorDetailsOf(reply.response), { attempts: reply.attempts });
        throw request.method ? markOutcomeUnknown(error) : error;
      }
    });
  };
  return transport;
}
