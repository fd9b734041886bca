/** The mock as a `fetch` function: no network, no interception. Runs in Node, workers and browsers. */
import type { MockControl } from './control/mock-control.ts';
import { respond } from './handlers/respond.ts';
import { NOWHERE } from './handlers/router.ts';
import { fromRequest } from './http/incoming.ts';
import { toResponse } from './http/to-response.ts';
import { createMock, type Mock } from './mock.ts';
import type { MockOptions } from './mock-options.ts';

/** A `fetch` that the mock answers. */
export interface MockFetch {
  (input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** What a test can do besides asking. */
  control: MockControl;
}

/**
 * The mock as a function in place of `fetch`; addresses may be relative to its base URL.
 * @example
 * const fetch = createMockFetch({ seed: { pictures: [{ slug: 'harbour', title: 'Harbour' }] } });
 * fetch.control.faults.add({ operation: 'listImages', status: 503, first: 1 });
 */
export function createMockFetch(options: MockOptions = {}): MockFetch {
  return fetchFrom(createMock(options));
}

/** The same of a mock that is there. */
export function fetchFrom({ platform, answer, control }: Mock): MockFetch {
  const ask = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input : new URL(input, `${platform.baseUrl}/`);
    const request = new Request(address, init);
    request.signal.throwIfAborted();
    const incoming = fromRequest(request);
    const found = (await answer(incoming)) ?? (await respond(platform, incoming, NOWHERE));
    request.signal.throwIfAborted();
    const response = toResponse(found);
    if (response.type === 'error') throw new TypeError('fetch failed');
    return response;
  };
  return Object.assign(ask, { control });
}
