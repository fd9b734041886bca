/** The mock within a Node process: MSW answers what the process asks the platform's addresses. */
import { setupServer, type SetupServer } from 'msw/node';
import type { MockControl } from './control/mock-control.ts';
import type { MockOptions } from './mock-options.ts';
import { createMockHandlers } from './msw-handlers.ts';

export { createMockHandlers, type MockHandlers } from './msw-handlers.ts';

/** MSW's server with the mock's control. */
export type MockServer = SetupServer & {
  /** What a test can do besides asking. */
  control: MockControl;
};

/**
 * An MSW server over a fresh mock. Call `listen()` before the tests and `close()` after them, as with `setupServer`;
 * `use()` puts handlers of one's own before the mock's.
 * @example
 * const server = setupMockServer({ baseUrl: 'https://pix.example' });
 * server.listen();
 * server.control.faults.add({ operation: 'listImages', status: 503, first: 1 });
 */
export function setupMockServer(options: MockOptions = {}): MockServer {
  const { handlers, control } = createMockHandlers(options);
  return Object.assign(setupServer(...handlers), { control });
}
