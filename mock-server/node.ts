/** Node adapter: MSW intercepts the process's requests to the platform's URLs. */
import { setupServer, type SetupServer } from 'msw/node';
import type { MockOptions } from './control/create-mock.ts';
import type { MockControl } from './control/mock-control.ts';
import { createMockHandlers } from './msw-handlers.ts';

export { createMockHandlers, type MockHandlers } from './msw-handlers.ts';

/** An MSW server with the mock's control. */
export type MockServer = SetupServer & {
  /** Controls the mock: data, faults, clock, journal. */
  control: MockControl;
};

/** Creates an MSW server over a new mock. Call `listen()` before the tests and `close()` after them, as with `setupServer`; `use()` puts your own handlers before the mock's.
 * @example
 * const server = setupMockServer({ baseUrl: 'https://pix.example' });
 * server.listen();
 * server.control.faults.add({ operation: 'listImages', status: 503, first: 1 });
 */
export function setupMockServer(options: MockOptions = {}): MockServer {
  const { handlers, control } = createMockHandlers(options);
  return Object.assign(setupServer(...handlers), { control });
}
