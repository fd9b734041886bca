/** The mock within a Node process: MSW answers what the process asks the platform's addresses. */
import { setupServer, type SetupServer } from 'msw/node';
import { createMock, type Mock, type MockOptions } from './mock.ts';
import { createHandlers } from './msw-handlers.ts';

export { createHandlers };

/** MSW's server with the mock's control. */
export type MockServer = SetupServer & Pick<Mock, 'control'>;

/**
 * An MSW server over a fresh mock. Call `listen()` before the tests and `close()` after them, as with `setupServer`;
 * `use()` puts handlers of one's own before the mock's.
 * @example
 * const server = setupMockServer({ baseUrl: 'https://pix.example' });
 * server.listen();
 * server.control.faults.add({ operation: 'listImages', status: 503, first: 1 });
 */
export function setupMockServer(options: MockOptions = {}): MockServer {
  const mock = createMock(options);
  return Object.assign(setupServer(...createHandlers(mock)), { control: mock.control });
}
