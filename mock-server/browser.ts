/** Browser adapter: MSW's service worker intercepts the page's requests to the platform's URLs. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import type { MockOptions } from './control/create-mock.ts';
import type { MockControl } from './control/mock-control.ts';
import { createMockHandlers } from './msw-handlers.ts';

export { createMockHandlers, type MockHandlers } from './msw-handlers.ts';

/** An MSW worker with the mock's control. */
export type MockWorker = SetupWorker & {
  /** Controls the mock: data, faults, clock, journal. */
  control: MockControl;
};

/** Creates an MSW worker over a new mock. `start()` registers `mockServiceWorker.js`, which `npx msw init` or the plugin of `msw/vite` provides. The data live in the page: each tab has its own, and a reload starts over.
 * @example
 * const worker = setupMockWorker({ baseUrl: location.origin });
 * await worker.start();
 */
export function setupMockWorker(options: MockOptions = {}): MockWorker {
  const { handlers, control } = createMockHandlers(options);
  return Object.assign(setupWorker(...handlers), { control });
}
