/** The mock as a `fetch` function: no network, no interception. Runs in Node, workers and browsers. */
import { getResponse } from 'msw';
import { createHandlers } from './handlers/index.ts';
import type { Platform } from './handlers/operation.ts';
import { respond } from './handlers/respond.ts';
import { originalAsThumbnail } from './imaging/original-as-thumbnail.ts';
import type { Seed } from './store/records.ts';
import { Store, type Clock } from './store/store.ts';

/** What a mock starts with. */
export interface MockOptions {
  seed: Seed;
  /** Root of all URLs, `http://pix.test` if not given. */
  baseUrl?: string;
  /** Milliseconds since 1970; the system's clock if not given. */
  clock?: Clock;
  /** Without one, pictures stand in for their own thumbnails. */
  thumbnails?: Platform['thumbnails'];
  scripts?: Platform['scripts'];
}

/** A `fetch` that the mock answers. */
export type MockFetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>;

/** Puts a platform together from its parts. */
export function createPlatform(options: MockOptions): Platform {
  const { seed, baseUrl = 'http://pix.test', clock = Date.now, scripts } = options;
  let requests = 0;
  return {
    store: new Store(seed, clock),
    baseUrl: normalizeBaseUrl(baseUrl),
    thumbnails: options.thumbnails ?? originalAsThumbnail,
    nextRequestId: () => `req-${String((requests += 1)).padStart(12, '0')}`,
    ...(scripts && { scripts }),
  };
}

/** The mock as a function in place of `fetch`. */
export function createMockFetch(options: MockOptions): MockFetch {
  return fetchFromPlatform(createPlatform(options));
}

/** Answers requests through the platform's handlers; `otherwise` is asked for paths no handler knows, then it is a 404. */
export function fetchFromPlatform(
  platform: Platform,
  otherwise: (request: Request) => Promise<Response | undefined> = () => Promise.resolve(undefined),
): MockFetch {
  const handlers = createHandlers(platform);
  return async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, `${platform.baseUrl}/`);
    const request = new Request(address, init);
    request.signal.throwIfAborted();
    const response =
      (await getResponse(handlers, request)) ??
      (await otherwise(request)) ??
      (await respond(platform, [], request, {}));
    request.signal.throwIfAborted();
    return response;
  };
}

/** A base URL as URLs are compared with: no slash at the end, host in lower case, no default port. */
export function normalizeBaseUrl(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/\/+$/, '');
}
