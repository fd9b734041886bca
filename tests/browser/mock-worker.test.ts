import { describe } from 'vitest';
import { setupMockWorker } from '../../mock-server/browser.ts';
import { platformSuite } from '../contract/shells/platform-suite.ts';

const baseUrl = 'https://pix.example';

describe('as a service worker', () => {
  platformSuite(async () => {
    const worker = setupMockWorker({ baseUrl });
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    const { control } = worker;
    return { baseUrl, fetch: fetch.bind(globalThis), control, stop: () => worker.stop() };
  });
});
