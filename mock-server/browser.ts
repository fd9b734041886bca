/** The mock within a page: MSW's service worker answers what the page asks the platform's addresses. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createMock, type Mock, type MockOptions } from './mock.ts';
import { createHandlers } from './msw-handlers.ts';

export { createHandlers };

/** MSW's worker with the mock's control. */
export type MockWorker = SetupWorker & Pick<Mock, 'control'>;

/**
 * An MSW worker over a fresh mock. `start()` registers `mockServiceWorker.js`, which `npx msw init` or the plugin of
 * `msw/vite` provides. The data live in the page: each tab has its own, and a reload begins anew.
 * @example
 * const worker = setupMockWorker({ baseUrl: location.origin });
 * await worker.start();
 */
export function setupMockWorker(options: MockOptions = {}): MockWorker {
  const mock = createMock(options);
  return Object.assign(setupWorker(...createHandlers(mock)), { control: mock.control });
}
