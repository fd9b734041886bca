/** MSW adapter: the mock as request handlers for your own MSW server or worker, next to other handlers. */
import { http, HttpHandler, type HttpResponseResolver } from 'msw';
import { createMock, type Mock, type MockOptions } from './control/create-mock.ts';
import type { MockControl } from './control/mock-control.ts';
import { checkOptions, MOCK_RULES } from './control/option-rules.ts';
import { OPERATIONS } from './handlers/index.ts';
import { hostEntries } from './handlers/operation.ts';

/** A new mock for MSW. */
export interface MockHandlers {
  /** One handler per operation, such as `GET https://pix.example/api/v1/images/:slug_or_id`; then one catch-all handler per host. URLs outside the platform pass through. */
  handlers: HttpHandler[];
  /** Controls the mock: data, faults, clock, journal. */
  control: MockControl;
}

const CREATE_HANDLER: Record<string, typeof http.get> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/** Creates MSW handlers over a new mock, for your own MSW server or worker.
 * @example
 * const { handlers, control } = createMockHandlers({ baseUrl: 'https://pix.example' });
 * const server = setupServer(http.get('https://weather.example/', today), ...handlers);
 */
export function createMockHandlers(options: MockOptions = {}): MockHandlers {
  checkOptions(options, MOCK_RULES);
  const { app, dispatch, matches, control } = createMock(options);
  const resolver: HttpResponseResolver = ({ request }) =>
    dispatch(request).catch((error: unknown) => {
      // The call has been rejected already; MSW would print the error.
      if (request.signal.aborted) return Response.error();
      throw error;
    });
  const handlers = [
    ...OPERATIONS.map(({ method, host, path }) => {
      const create = CREATE_HANDLER[method] ?? http.all;
      return create(app.hosts[host] + toMswPath(path), resolver);
    }),
    ...hostEntries(app.hosts).map(([, base]) => new CatchAllHandler(base, matches, resolver)),
  ];
  return { handlers, control };
}

/** Converts a path template of the contract, such as `/i/{slug}`, to MSW's syntax, `/i/:slug`. */
function toMswPath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}

/** Handles requests to a host that belong to no operation: unknown paths, other methods, `HEAD`, preflights, the control API. */
class CatchAllHandler extends HttpHandler {
  readonly #matches: Mock['matches'];

  constructor(base: string, matches: Mock['matches'], resolver: HttpResponseResolver) {
    super(/.+/, `${base}/*`, resolver);
    this.#matches = matches;
  }

  /** Whether the platform has the URL; MSW reports other URLs of the host as unhandled. */
  override async predicate(args: Parameters<HttpHandler['predicate']>[0]): Promise<boolean> {
    return this.#matches(new URL(args.request.url)) && (await super.predicate(args));
  }
}
