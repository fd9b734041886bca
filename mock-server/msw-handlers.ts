/** MSW adapter: the mock as request handlers for your own MSW server or worker, next to other handlers. */
import { http, type HttpHandler } from 'msw';
import type { MockControl } from './control/mock-control.ts';
import { fromRequest } from './http/incoming-request.ts';
import { toResponse } from './http/to-response.ts';
import { createMock } from './mock.ts';
import type { MockOptions } from './mock-options.ts';

/** A new mock for MSW. */
export interface MockHandlers {
  /** Handle every URL of the platform; other URLs pass through. */
  handlers: HttpHandler[];
  /** Controls the mock: data, faults, clock, journal. */
  control: MockControl;
}

/** Creates MSW handlers over a new mock, for your own MSW server or worker.
 * @example
 * const { handlers, control } = createMockHandlers({ baseUrl: 'https://pix.example' });
 * const server = setupServer(http.get('https://weather.example/', today), ...handlers);
 */
export function createMockHandlers(options: MockOptions = {}): MockHandlers {
  const { dispatch, matches, control } = createMock(options);
  const handler = http.all(
    ({ request }) => matches(new URL(request.url)),
    async ({ request }) => {
      const found = await dispatch(fromRequest(request));
      return found && toResponse(found);
    },
  );
  return { handlers: [handler], control };
}
