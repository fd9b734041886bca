import type { OperationId } from '../../contract/models.ts';
import { errorDetailsOf, parseJson, type BufferedResponse } from './body.ts';
import { createCall, type Call } from './call.ts';
import { check, ownProperties, type Rules } from './check.ts';
import {
  markOutcomeUnknown,
  nameRequest,
  PixAbortError,
  PixError,
  PixParseError,
  type PixErrorDetails,
} from './errors.ts';
import { redact } from './http-errors.ts';
import { CALL_RULES, warnUnknown, type RequestOptions, type TransportOptions } from './options.ts';
import { anySignal, raceAbort } from './deadline.ts';
import { prepareRequest, type ClientContext, type ReadMore, type TransportRequest } from './request.ts';
import { send } from './send.ts';
import { createConcurrencyLimit, createDedupe, type ConcurrencyLimit } from './concurrency.ts';
import { readHosts, setHeaders, type Host } from './hosts.ts';

/** Sends a described request. Endpoints only build descriptions, so a test or an adapter can replace the transport. */
export type Transport = <T, Id extends OperationId = OperationId>(
  request: TransportRequest<T, Id>,
  options?: RequestOptions,
) => Call<T>;

/**
 * Creates a transport for the free functions: `listImages(createTransport({ baseUrl }), { limit: 12 })`. To compare
 * responses with the contract, wrap it in `checkResponses`.
 *
 * @throws PixInvalidParameterError when an option is wrong.
 */
export function createTransport(options: TransportOptions): Transport {
  const client = createClientContext(options);
  const dedupe = createDedupe((reason) => new PixAbortError(reason));

  const start = async <T>(
    request: TransportRequest<T>,
    sent: PixErrorDetails,
    options?: RequestOptions,
  ): Promise<BufferedResponse> => {
    const { timeout = client.timeout, retry = client.retry, ...given } = ownProperties(options, 'options');
    const call: RequestOptions = { ...given, timeout, retry };
    check(call, CALL_RULES);
    warnUnknown('call', given, request);
    warnUnknown('retry', retry as object);
    const { signal } = call;
    // `request` is this call's own copy. Its input is copied as it is now, since later pages repeat the query.
    request.input = ownProperties(request.input, 'input');
    const prepared = await raceAbort(prepareRequest(client, request, call), signal);
    const { url, secrets } = prepared;
    sent.url = redact(url, secrets);
    const run = (signal?: AbortSignal) => send(client, request, prepared, { ...call, signal });
    // A call with its own headers, timeout or retries gets its own request.
    const isShareable =
      request.shared && !call.headers && call.timeout === client.timeout && call.retry === client.retry;
    return isShareable ? dedupe(url, run, signal) : run(signal);
  };

  const transport: Transport = (given, options) => {
    const request = { ...given };
    const { operation, method = 'GET' } = request;
    const sent: PixErrorDetails = { operation, method };
    const exchange = start(request, sent, options).catch((error: unknown) => {
      request.release?.(error);
      throw nameRequest(error, sent);
    });
    return createCall(exchange, (reply) => {
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
            : new PixParseError('The response cannot be read.', { cause: thrown });
        // The message may quote the server.
        error.message = redact(error.message, client.secrets);
        error.stack = redact(error.stack ?? '', client.secrets);
        Object.assign(error, errorDetailsOf(reply.response), { attempts: reply.attempts });
        throw nameRequest(request.method ? markOutcomeUnknown(error) : error, sent);
      }
    });
  };
  return transport;
}

/** What a `fetch` of the caller must return. */
const FETCH_RULES: Rules = {
  fetch: {
    test: (value) => typeof (value as Partial<Response> | null)?.headers?.get === 'function',
    is: 'a function that returns a Response',
    required: true,
  },
};

/** @throws PixInvalidParameterError when an option is wrong. */
function createClientContext(options: TransportOptions): ClientContext {
  const { apiKey, hosts, keys, hooks: given, ...rest } = ownProperties(options, 'options');
  const hooks = ownProperties(given, 'hooks');
  warnUnknown('options', rest);
  warnUnknown('hooks', hooks);
  // Refuses invalid headers.
  setHeaders(new Headers(), rest.headers);
  const limits = new Map<Host, ConcurrencyLimit>();
  return {
    ...rest,
    hooks,
    access: readHosts({ ...rest, apiKey, hosts, keys }),
    send: async (url, init) => {
      const response = await (rest.fetch ?? fetch)(url, init);
      check({ fetch: response }, FETCH_RULES);
      // For example, a cache may return the same response again instead of a copy.
      if (response.bodyUsed) throw new TypeError('The body has been read before.');
      return response;
    },
    limitOf(host = 'pictures') {
      const limit = limits.get(host) ?? createConcurrencyLimit(rest.concurrency);
      limits.set(host, limit);
      return limit;
    },
    secrets: [apiKey, ...Object.values(ownProperties(keys, 'keys'))],
  };
}
