import { describe, expect, test } from 'vitest';
import { setupMockWorker } from '../../mock-server/browser.ts';
import { platformSuite } from '../contract/adapters/platform-suite.ts';

const baseUrl = 'https://pix.example';

describe('as a service worker', () => {
  platformSuite(async () => {
    const worker = setupMockWorker({ baseUrl });
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    const { control } = worker;
    return { baseUrl, fetch: fetch.bind(globalThis), control, stop: () => worker.stop() };
  });
});

test('a stopped worker ends pending requests, and leaves later ones to the network (S29)', async () => {
  const worker = setupMockWorker({ baseUrl });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker.control.faults.add({ operation: 'ping', delay: 500 });
  const pending = fetch(`${baseUrl}/api/v1/ping`).then(
    ({ status }) => status,
    () => 'failed',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await worker.stop();
  expect(await pending).toSatisfy((end) => end === 200 || end === 'failed');
  // The host exists only in the mock.
  await expect(fetch(`${baseUrl}/api/v1/ping`)).rejects.toThrow(TypeError);
});
