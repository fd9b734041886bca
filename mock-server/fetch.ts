/** In-process adapter: the mock as a `fetch` function, without network or interception. Runs in Node, workers and browsers. */
import { createMock, type Mock, type MockOptions } from './control/create-mock.ts';
import type { MockControl } from './control/mock-control.ts';
import { checkOptions, MOCK_RULES } from './control/option-rules.ts';
import { respondToUnknown } from './handlers/router.ts';

/** A `fetch` function that the mock responds to. */
export interface MockFetch {
  (input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Controls the mock: data, faults, clock, journal. */
  control: MockControl;
}

/** Creates a mock and returns a `fetch` function for it; URLs may be relative to the mock's base URL.
 * @example
 * const fetch = createMockFetch({ seed: { pictures: [{ slug: 'harbour', title: 'Harbour' }] } });
 * fetch.control.faults.add({ operation: 'listImages', status: 503, first: 1 });
 */
export function createMockFetch(options: MockOptions = {}): MockFetch {
  checkOptions(options, MOCK_RULES);
  return fetchFrom(createMock(options));
}

/** Returns a `fetch` function for an existing mock. */
export function fetchFrom({ app, dispatch, control }: Mock): MockFetch {
  const mockFetch = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input : new URL(input, `${app.baseUrl}/`);
    const broken = new AbortController();
    const request = new Request(address, init && abortIfBroken(input, await withBytes(input, init), broken));
    request.signal.throwIfAborted();
    try {
      const response = (await dispatch(request)) ?? (await respondToUnknown(app, request));
      request.signal.throwIfAborted();
      if (response.type === 'error') throw new TypeError('fetch failed');
      return response;
    } catch (error) {
      const isBroken = broken.signal.aborted && request.signal.reason === broken.signal.reason;
      if (!isBroken) throw error;
      throw new TypeError('fetch failed', { cause: error });
    }
  };
  return Object.assign(mockFetch, { control });
}

/**
 * Reads a blob as a body into bytes. In simulated documents, such as jsdom, blobs have a class of their own, which the
 * runtime's `Request` does not recognize.
 */
async function withBytes(input: Request | URL | string, init: RequestInit): Promise<RequestInit> {
  if (!/^.object (?:Blob|File)/.test(Object.prototype.toString.call(init.body))) return init;
  const blob = init.body as Blob;
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
  if (blob.type && !headers.has('Content-Type')) headers.set('Content-Type', blob.type);
  const body = await blob.arrayBuffer().catch((cause: unknown) => {
    throw new TypeError('fetch failed', { cause });
  });
  return { ...init, headers, body };
}

/** Aborts a request whose body is a stream that fails: the server gets no whole request then, and gives no response. */
function abortIfBroken(
  input: Request | URL | string,
  init: RequestInit,
  broken: AbortController,
): RequestInit {
  if (!(init.body instanceof ReadableStream)) return init;
  const reader = (init.body as ReadableStream<Uint8Array>).getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        broken.abort(error);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const signal = init.signal ?? (input instanceof Request ? input.signal : undefined);
  return { ...init, body, signal: AbortSignal.any([broken.signal, ...(signal ? [signal] : [])]) };
}
