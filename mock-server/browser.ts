/** The mock within a page: MSW's service worker answers what the page asks the platform's addresses. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import type { MockControl } from './control/mock-control.ts';
import type { MockOptions } from './mock-options.ts';
import { createMockHandlers } from './msw-handlers.ts';

export { createMockHandlers, type MockHandlers } from './msw-handlers.ts';

/** MSW's worker with the mock's control. */
export type MockWorker = SetupWorker & {
  /** What a test can do besides asking. */
  control: MockControl;
};

/**
 * An MSW worker over a fresh mock. `start()` registers `mockServiceWorker.js`, which `npx msw init` or the plugin of
 * `msw/vite` provides. The data live in the page: each tab has its own, and a reload begins anew.
 * @example
 * const worker = setupMockWorker({ baseUrl: location.origin });
 * await worker.start();
 */
export function setupMockWorker(options: MockOptions = {}): MockWorker {
  const { handlers, control } = createMockHandlers(options);
  return Object.assign(setupWorker(...handlers), { control });
}
