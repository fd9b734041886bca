import type { BufferedResponse } from './body.ts';
import { defineReadonly, PixNetworkError } from './errors.ts';

/** Call in progress: a promise of its data, with methods that also give the response, without another request. */
export interface Call<T> extends Promise<T> {
  /** The response, with an unread body. Rejects with the error of the call, except for errors in the body's content. */
  asResponse(): Promise<Response>;
  /** The data, the response and its `X-Request-Id`. Rejects with the error of the call. */
  withResponse(): Promise<WithResponse<T>>;
}

/** Result of `withResponse()`. */
export interface WithResponse<T> {
  /** Data of the call. */
  data: T;
  /** The response, with an unread body. */
  response: Response;
  /** `X-Request-Id` of the response, to quote in problem reports. */
  requestId: string | undefined;
}

/** Creates a call from an exchange and the function that reads its response. */
export function createCall<T>(
  exchange: Promise<BufferedResponse>,
  read: (reply: BufferedResponse) => T,
): Call<T> {
  const data = exchange.then(read);
  const asResponse = () => {
    // A caller of asResponse() does not await the data: its error must not be an unhandled rejection.
    data.catch(() => undefined);
    return exchange.then(toResponse);
  };
  return Object.assign(data, {
    asResponse,
    withResponse: async () => {
      const response = await asResponse();
      return { data: await data, response, requestId: response.headers.get('x-request-id') ?? undefined };
    },
  });
}

/** Creates a call whose code is still loading. The array prevents the promise from resolving to the call's data. */
export function deferCall<T>(loading: Promise<readonly [Call<T>]>): Call<T> {
  const data = loading.then(([call]) => call);
  const quiet = () => {
    data.catch(() => undefined);
    return loading;
  };
  return Object.assign(data, {
    asResponse: () => quiet().then(([call]) => call.asResponse()),
    withResponse: () => quiet().then(([call]) => call.withResponse()),
  });
}

/** Creates a response with an unread body from a buffered one. */
function toResponse({ response, chunks }: BufferedResponse): Response {
  const { status, statusText, headers, url } = response;
  const copy = new Response(chunks.length ? new Blob(chunks) : null, { status, statusText, headers });
  return defineReadonly(copy, 'url', url);
}

/**
 * Awaits a lazily loaded module.
 *
 * @throws PixNetworkError when the module cannot be loaded.
 */
export const loadCode = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((cause: unknown) => {
    throw new PixNetworkError(cause);
  });
