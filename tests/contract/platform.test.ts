import { expect, test } from 'vitest';
import type { Category, ErrorBody, List, Stats, Tag } from '../../src/contract/models.ts';
import { contractOperations } from './support/document.ts';
import { ask, BASE, bodyOf, createMock, key, seed } from './support/mock.ts';

/** A path of each reading of the picture service that needs no key, where it answers 200. */
const good = (path: string) =>
  path
    .replace('{slug_or_id}', 'low-tide-early-light')
    .replace('{token_or_id}', '1')
    .replace('{slug}', 'low-tide-early-light')
    .replace('/cdn/{file}', '/cdn/sdk.js')
    .replace('/chunks/{file}', '/chunks/gallery-8f2c41d0.js')
    .replace('{file}', 'low-tide-early-light.svg')
    .replace(/\.php$/, '.php?id=low-tide-early-light');

const NEED_KEY = ['getUser', 'getImageAnalytics'];
const readings = contractOperations.filter(
  ({ host, method, id }) => host === 'pictures' && method === 'GET' && !NEED_KEY.includes(id),
);
const paths = readings.map(({ path }) => good(path));

/** What `Allow` says of a path. */
const allowed = (path: string) => {
  const template = readings.find((operation) => good(operation.path) === path)?.path;
  const methods = contractOperations.filter((operation) => operation.path === template);
  return methods.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort();
};
const apiPaths = paths.filter((path) => path.startsWith('/api/'));
const taggedPaths = paths.filter((path) => !/ping|stats|images\/low|\/i\//.test(path));

test.each(paths)('%s answers 200 as the contract says', async (path) => {
  expect((await ask(createMock(), path)).status).toBe(200);
});

test.each(paths)('S10: %s answers HEAD with the headers of GET and no body', async (path) => {
  const mock = createMock();
  const get = await ask(mock, path);
  const head = await ask(mock, path, { method: 'HEAD' });
  const headers = (response: Response) => [...response.headers].filter(([name]) => name !== 'x-request-id');
  expect(await head.text()).toBe('');
  expect(headers(head)).toEqual(headers(get));
});

test.each(taggedPaths)('S26: %s answers 304 to a matching If-None-Match, and to no other', async (path) => {
  const mock = createMock();
  const etag = (await ask(mock, path)).headers.get('ETag') ?? '';
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    expect((await ask(mock, path, { headers: { 'If-None-Match': header } })).status, header).toBe(304);
  }
  for (const header of ['"other"', etag.slice(1, -1), '', ',,', `foo${etag}`, `${etag}x`, `"a" ${etag}`]) {
    expect((await ask(mock, path, { headers: { 'If-None-Match': header } })).status, header).toBe(200);
  }
});

test.each(paths)('S9: %s answers other methods with 405 and Allow', async (path) => {
  const response = await ask(createMock(), path, { method: 'LOCK' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')?.split(', ').sort()).toEqual([...allowed(path), 'OPTIONS'].sort());
});

test.each([...paths, '/api/v1/nothing'])('S11: %s answers a preflight from anywhere', async (path) => {
  const response = await createMock()(BASE + path, { method: 'OPTIONS', headers: { Origin: 'null' } });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  expect(response.headers.get('Access-Control-Max-Age')).toBe('86400');
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
  expect(response.headers.get('Access-Control-Allow-Methods')?.split(', ').sort()).toEqual(
    [...(path.endsWith('/nothing') ? all : allowed(path)), 'OPTIONS'].sort(),
  );
});

test.each(paths)('%s shows pages of others the headers that programs need', async (path) => {
  const { headers } = await ask(createMock(), path);
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Access-Control-Expose-Headers')).toBe(
    'X-Request-Id, Retry-After, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  );
});

test.each(apiPaths)('S12: %s checks a key that is sent', async (path) => {
  const mock = createMock();
  const status = async (headers: Record<string, string>) => (await ask(mock, path, { headers })).status;
  expect(await status({ 'X-API-Key': 'pix_test_owner' })).toBe(200);
  expect(await status({ Authorization: 'bearer pix_test_other' })).toBe(200);
  expect(await status({ Authorization: 'Bearer pix_test_admin', 'X-API-Key': 'pix_test_admin' })).toBe(200);
  expect(await status({ Authorization: 'Bearer pix_test_admin', 'X-API-Key': 'pix_test_owner' })).toBe(400);
  for (const wrong of ['pix_test_revoked', 'pix_test_owne', 'pix_test_owner2', 'x']) {
    expect(await status({ 'X-API-Key': wrong }), wrong).toBe(401);
  }
  expect(await status({ Authorization: 'Basic cGl4' })).toBe(401);
});

test.each(apiPaths.filter((path) => !/ping|stats|images\/low/.test(path)))(
  '%s may differ by key, and says so',
  async (path) => {
    expect((await ask(createMock(), path)).headers.get('Vary')).toBe('X-API-Key, Authorization');
  },
);

test('an unknown and a revoked key get the same words', async () => {
  const words = async (name: string) =>
    (await bodyOf<ErrorBody>(await ask(createMock(), '/api/v1/ping', key(name)))).error.message;
  expect(await words('revoked')).toBe(await words('unknown'));
});

test('statistics count all pictures and views', async () => {
  const { data } = await bodyOf<{ data: Stats }>(await ask(createMock(), '/api/v1/stats'));
  expect(data.total_images).toBe(seed.pictures.length);
  expect(data.total_views).toBe(seed.pictures.reduce((sum, { views }) => sum + views, 0));
});

test('categories and tags come most used first, in one page', async () => {
  const mock = createMock();
  for (const path of ['categories', 'tags']) {
    const { data, pagination } = await bodyOf<List<Category | Tag>>(await ask(mock, `/api/v1/${path}`));
    const counts = data.map(({ image_count }) => image_count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(pagination).toMatchObject({ total: data.length, page: 1, total_pages: 1 });
  }
});

test('an unknown path under the API root is a 404 in the error form', async () => {
  const response = await createMock()(`${BASE}/api/v2/images`);
  expect(response.status).toBe(404);
  expect((await bodyOf<ErrorBody>(response)).error.code).toBe('not_found');
});

test('what fails inside says nothing about itself', async () => {
  const mock = createMock({ thumbnails: () => Promise.reject(new Error('secret')) });
  const response = await ask(mock, '/thumb/low-tide-early-light.svg');
  expect(response.status).toBe(500);
  expect(JSON.stringify(await bodyOf<ErrorBody>(response))).not.toContain('secret');
});

test('every answer has a name of its own', async () => {
  const mock = createMock();
  const names = await Promise.all(
    paths.map(async (path) => (await mock(BASE + path)).headers.get('X-Request-Id')),
  );
  expect(new Set(names).size).toBe(paths.length);
});
