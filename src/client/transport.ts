import type { OperationId } from '../contract/models.ts';
import type { Send } from './attempt.ts';
import { detailsOf, parseJson, type Reply } from './body.ts';
import { createCall, type Call } from './call.ts';
import { check, type Rules } from './check.ts';
import { createClient } from './client.ts';
import type { TimeLimits } from './deadline.ts';
import { PixAbortError, PixError } from './errors.ts';
import { asUncertain, exchange } from './exchange.ts';
import type { Host } from './hosts.ts';
import { CALL_RULES, type RequestOptions, type TransportOptions } from './options.ts';
import { own } from './own.ts';
import { orAborted } from './or-aborted.ts';
import { both, type ReadMore } from './page.ts';
import type { ApiPath } from './path.ts';
import { prepare } from './prepare.ts';
import { redact } from './redact.ts';
import { createShare } from './share.ts';

/** A body that is ready to be sent. */
export interface Payload {
  body: Blob | ReadableStream<Uint8Array> | string;
  type: string;
}

/** What an endpoint asks for. Only `operation`, `path` and `read` are required. */
export interface TransportRequest<T> {
  /** Which operation of the contract it is. */
  operation: OperationId;
  /** As the contract has it, with placeholders. */
  path: ApiPath;
  /** Values of the path's placeholders. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** `GET` if not given. */
  method?: 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** The picture service if not given. */
  host?: Host | undefined;
  /** What the caller said: the query of a read, the JSON body of anything else. */
  input?: object | undefined;
  /** Rules of `input`. */
  rules?: Rules | undefined;
  /** Makes what is sent of `input`, once it has been checked. */
  wire?: ((input: Record<string, unknown>, call: RequestOptions) => object | Promise<Payload>) | undefined;
  /** Makes data of the parsed answer; `more` reads other pages of the same list. */
  read: (body: unknown, more: ReadMore) => T;
  /** Parses the answer; as JSON if not given. */
  parse?: ((reply: Reply) => unknown) | undefined;
  /** Equal reads in flight may share one request. */
  shared?: boolean | undefined;
  /** Open to all: no key is sent. */
  open?: boolean | undefined;
  /** Waits until a known quota has room (`waitForQuota`). */
  pace?: ((client: object, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Longest answer in bytes; 5 MB if not given. */
  maxBytes?: number | undefined;
  /** Time limits where the caller sets none. */
  limits?: TimeLimits | undefined;
  /** Puts another way to send in place of the client's own; `custom` if the caller brought a `fetch`. */
  via?: ((send: Send, custom: boolean, call: RequestOptions) => Send) | undefined;
}

/** The seam between the endpoints and the network: everything above is data, everything below can be replaced. */
export type Transport = <T>(request: TransportRequest<T>, options?: RequestOptions) => Call<T>;

/**
 * Makes a transport for the free functions: `listImages(createTransport({ baseUrl }), { limit: 12 })`. To have answers
 * compared with the contract, put `checkAnswers` around it.
 *
 * @throws PixInvalidParameterError when an option is wrong.
 */
export function createTransport(options: TransportOptions): Transport {
  const client = createClient(options);
  const share = createShare();

  const start = async <T>(request: TransportRequest<T>, options?: RequestOptions): Promise<Reply> => {
    const { timeout = client.timeout, retry = client.retry, ...given } = own(options, 'options');
    const call: RequestOptions = own({ ...given, timeout, retry }, 'options');
    check(call, CALL_RULES);
    const { signal } = call;
    // As it is now: pages that are read later ask for the same.
    request.input = own(request.input, 'input');
    const preparing = prepare(client, request, call);
    const prepared = await orAborted(preparing, signal, () => new PixAbortError(signal?.reason));
    const run = (signal?: AbortSignal) =>
      exchange(client, request, prepared, own({ ...call, signal }, 'options'));
    // Who asks for something of their own gets a request of their own.
    const alike =
      request.shared && !call.headers && call.timeout === client.timeout && call.retry === client.retry;
    return alike ? share(prepared.url, run, signal) : run(signal);
  };

  const transport: Transport = (asked, options) => {
    // What an endpoint leaves out is left out, whatever a page has put into Object.prototype (H16).
    const request = own(asked, 'request');
    return createCall(start(request, options), (reply) => {
      try {
        const body = (request.parse ?? parseJson)(reply);
        const more: ReadMore = (page, signal) =>
          transport(
            { ...request, input: { ...request.input, page } },
            { ...options, signal: both(options?.signal, signal) },
          );
        return request.read(body, more);
      } catch (error) {
        if (error instanceof PixError) {
          // The server's own words may be among them (R34).
          error.message = redact(error.message, client.secrets);
          error.stack = redact(error.stack ?? '', client.secrets);
          Object.assign(error, detailsOf(reply.response), { attempts: reply.attempts });
        }
        throw request.method ? asUncertain(error) : error;
      }
    });
  };
  return transport;
}
