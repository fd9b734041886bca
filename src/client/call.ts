import type { Reply } from './body.ts';

/** A call under way: a promise of what it answers, and ways to see the answer itself. No way sends anything again. */
export interface Call<T> extends Promise<T> {
  /** The answer as it came; its body can be read, and only once. Rejects as the call does, but not for what the body says. */
  asResponse(): Promise<Response>;
  /** The data together with the answer, and its `X-Request-Id`. */
  withResponse(): Promise<WithResponse<T>>;
}

/** What `withResponse()` gives. */
export interface WithResponse<T> {
  /** What the call itself would have given. */
  data: T;
  /** The answer as it came; its body can be read, and only once. */
  response: Response;
  /** `X-Request-Id` of the answer; quote it when you report a problem. */
  requestId: string | undefined;
}

/** Makes a call of an exchange and of what its answer means. */
export function createCall<T>(exchange: Promise<Reply>, read: (reply: Reply) => T): Call<T> {
  const data = exchange.then(read);
  const asResponse = () => {
    // Whoever wants the answer alone need not hear what is wrong with the data.
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

/** A call of one whose code is still on its way; in an array, since a promise of a call would be a promise of its data. */
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

/** A response whose body can be read, of one whose body has been. */
function toResponse({ response, chunks }: Reply): Response {
  const { status, statusText, headers, url } = response;
  const copy = new Response(chunks.length ? new Blob(chunks) : null, { status, statusText, headers });
  return Object.defineProperty(copy, 'url', { value: url });
}
