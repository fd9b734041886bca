import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockHandlers, setupMockServer } from '../../../mock-server/node.ts';
import { platformSuite } from './platform-suite.ts';

const baseUrl = 'https://pix.example';

describe('in a Node process', () => {
  platformSuite(() => {
    const server = setupMockServer({ baseUrl });
    server.listen({ onUnhandledFrame: 'bypass' });
    return Promise.resolve({ baseUrl, fetch, control: server.control, stop: () => server.close() });
  });
});

test('companion hosts can have separate base URLs', async () => {
  const server = setupMockServer({ baseUrl, hosts: { lexicon: 'https://lexicon.example' } });
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  const headers = { 'x-api-key': 'pix_test_owner' };
  const response = await fetch('https://lexicon.example/api/v1/bibles?book=John&chapter=1', { headers });
  expect(response.status).toBe(200);
});

test('a custom MSW server accepts the handlers together with others, and mock control affects them', async () => {
  const { handlers, control } = createMockHandlers({ baseUrl });
  const other = http.get('https://weather.example/', () => HttpResponse.text('sunny'));
  const server = setupServer(other, ...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  control.faults.add({ operation: 'ping', status: 503, first: 1 });
  const statuses = [await fetch(`${baseUrl}/api/v1/ping`), await fetch(`${baseUrl}/api/v1/ping`)];
  const weather = await (await fetch('https://weather.example/')).text();
  expect([statuses.map(({ status }) => status), weather]).toEqual([[503, 200], 'sunny']);
});
