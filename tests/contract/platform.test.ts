import { expect, test } from 'vitest';
import type { Category, ErrorBody, List, Stats, Tag } from '../../src/contract/models.ts';
import { sendRequest, BASE, bodyOf, createMock, key, seed } from './support/mock.ts';

test('an unknown and a revoked key get the same message (S12)', async () => {
  const words = async (name: string) =>
    (await bodyOf<ErrorBody>(await sendRequest(createMock(), '/api/v1/ping', key(name)))).error.message;
  expect(await words('revoked')).toBe(await words('unknown'));
});

test('statistics count all pictures and views (A6)', async () => {
  const { data } = await bodyOf<{ data: Stats }>(await sendRequest(createMock(), '/api/v1/stats'));
  expect(data.total_images).toBe(seed.pictures.length);
  expect(data.total_views).toBe(seed.pictures.reduce((sum, { views }) => sum + views, 0));
});

test('categories and tags are sorted by use, on one page (A6)', async () => {
  const mock = createMock();
  for (const path of ['categories', 'tags']) {
    const { data, pagination } = await bodyOf<List<Category | Tag>>(
      await sendRequest(mock, `/api/v1/${path}`),
    );
    const counts = data.map(({ image_count }) => image_count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(pagination).toMatchObject({ total: data.length, page: 1, total_pages: 1 });
  }
});

test('every response has a unique request id (G3)', async () => {
  const mock = createMock();
  const paths = [
    '/api/v1/images',
    '/api/v1/images',
    '/api/v1/nothing',
    '/raw/low-tide-early-light.svg',
    '/openapi.json',
  ];
  const names = await Promise.all(
    paths.map(async (path) => (await mock(BASE + path)).headers.get('X-Request-Id')),
  );
  expect(new Set(names).size).toBe(paths.length);
});
