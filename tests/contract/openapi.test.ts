import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { contract } from '../../mock-server/check/document.ts';
import { sendRequest, BASE, bodyOf, createMock } from './support/mock.ts';

interface Served {
  servers: { url: string; variables?: object }[];
  paths: Record<string, { servers?: { url: string }[] }>;
}

const served = async (mock = createMock()) => bodyOf<Served>(await sendRequest(mock, '/openapi.json'));

/** Each path with its own servers, and their addresses. */
const addresses = ({ paths }: Served) =>
  Object.entries(paths).flatMap(([path, { servers = [] }]) => servers.map(({ url }) => [path, url] as const));

test('the contract follows the recommended rules for OpenAPI documents', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: 'src/contract/openapi.yaml', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('GET /openapi.json is the contract, except for its servers', async () => {
  const withoutServers = (document: object) => {
    const text = JSON.stringify(document, (name, value: unknown) => (name === 'servers' ? undefined : value));
    return JSON.parse(text) as unknown;
  };
  expect(withoutServers(await served())).toEqual(withoutServers(contract));
});

test('the servers of the document are those of this server, companions below their prefixes (G6)', async () => {
  const document = await served();
  expect(document.servers.map(({ url, variables }) => [url, variables])).toEqual([[BASE, undefined]]);
  expect(addresses(document)).toContainEqual(['/api/v1/birds', `${BASE}/platform`]);
  expect(addresses(document)).toContainEqual(['/api/create-order.php', `${BASE}/wallet`]);
});

test('the document has the address of a companion host with a separate base URL (G6)', async () => {
  const document = await served(createMock({ hosts: { payments: 'https://pay.pix.test' } }));
  expect(addresses(document)).toContainEqual(['/api/create-order', 'https://pay.pix.test']);
  expect(addresses(document)).toContainEqual(['/api/v1/birds', `${BASE}/platform`]);
});

test('an unchanged document is a 304 (G5)', async () => {
  const mock = createMock();
  const etag = (await sendRequest(mock, '/openapi.json')).headers.get('ETag') ?? '';
  const again = await sendRequest(mock, '/openapi.json', { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('HEAD of the document has its headers and no body (G5)', async () => {
  const mock = createMock();
  const head = await sendRequest(mock, '/openapi.json', { method: 'HEAD' });
  const get = await sendRequest(mock, '/openapi.json');
  expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'));
  expect(await head.text()).toBe('');
});

test('keys are ignored: a wrong one has no effect', async () => {
  const response = await sendRequest(createMock(), '/openapi.json', { headers: { 'X-API-Key': 'wrong' } });
  expect(response.status).toBe(200);
});
