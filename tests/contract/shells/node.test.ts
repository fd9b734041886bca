import { describe, expect, test } from 'vitest';
import { setupMockServer } from '../../../mock-server/node.ts';
import { platformSuite } from './platform-suite.ts';

const baseUrl = 'https://pix.example';

describe('in a Node process', () => {
  platformSuite(() => {
    const server = setupMockServer({ baseUrl });
    server.listen({ onUnhandledFrame: 'bypass' });
    return Promise.resolve({ baseUrl, fetch, control: server.control, stop: () => server.close() });
  });
});

test('companion hosts may have names of their own', async () => {
  const server = setupMockServer({ baseUrl, hosts: { lexicon: 'https://lexicon.example' } });
  server.listen({ onUnhandledFrame: 'error' });
  const headers = { 'x-api-key': 'pix_test_owner' };
  const response = await fetch('https://lexicon.example/api/v1/bibles?book=John&chapter=1', { headers });
  expect(response.status).toBe(200);
  server.close();
});
