/** The mock as handlers of MSW, to be given to a server or worker of one's own beside other handlers. */
import { http, type HttpHandler } from 'msw';
import type { MockControl } from './control/mock-control.ts';
import { fromRequest } from './http/incoming.ts';
import { toResponse } from './http/to-response.ts';
import { createMock } from './mock.ts';
import type { MockOptions } from './mock-options.ts';

/** A fresh mock for MSW. */
export interface MockHandlers {
  /** Answer every URL of the platform and leave the others alone. */
  handlers: HttpHandler[];
  /** What a test can do besides asking. */
  control: MockControl;
}

/**
 * Handlers over a fresh mock, for an MSW server or worker of one's own.
 * @example
 * const { handlers, control } = createMockHandlers({ baseUrl: 'https://pix.example' });
 * const server = setupServer(http.get('https://weather.example/', today), ...handlers);
 */
export function createMockHandlers(options: MockOptions = {}): MockHandlers {
  const { answer, knows, control } = createMock(options);
  const handler = http.all(
    ({ request }) => knows(new URL(request.url)),
    async ({ request }) => {
      const found = await answer(fromRequest(request));
      return found && toResponse(found);
    },
  );
  return { handlers: [handler], control };
}
