import type { BufferedResponse } from './transport/body.ts';
import { defineReadonly } from './transport/define-readonly.ts';

/** A call in progress: a promise of its data, with methods that also give the response. None of them sends another request. */
export interface Call<T> extends Promise<T> {
  /** The response, with an unread body. Rejects as the call does, but not for the content of the body. */
  asResponse(): Promise<Response>;
  /** The data together with the response and its `X-Request-Id`. */
  withResponse(): Promise<WithResponse<T>>;
}

/** Result of `withResponse()`. */
export interface WithResponse<T> {
  /** Data of the call. */
  data: T;
  /** The response, with an unread body. */
  response: Response;
  /** `X-Request-Id` of the response; quote it when you report a problem. */
  requestId: string | undefined;
}

/** Creates a call from an exchange and the function that reads its response. */
export function createCall<T>(
  exchange: Promise<BufferedResponse>,
  read: (reply: BufferedResponse) => T,
): Call<T> {
  const data = exchange.then(read);
  const asResponse = () => {
    // The caller wants only the response: an error of the data is not an unhandled rejection.
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

/** Creates a call whose code is still loading. The call is in an array, because a promise of a call resolves to its data. */
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
