/** Lists are cached until something changes, without visible effects. */
import { expect, test } from 'vitest';
import type { AlbumList, ImageList } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, key } from './support/mock.ts';

type Mock = ReturnType<typeof createMock>;

const list = async (mock: Mock, path: string, init?: RequestInit) =>
  bodyOf<ImageList>(await sendRequest(mock, path, init));

test('a repeated request for a list shows the views counted since', async () => {
  const mock = createMock();
  const before = (await list(mock, '/api/v1/images')).data[0];
  await sendRequest(mock, `/api/v1/images/${before?.slug}`);
  const after = (await list(mock, '/api/v1/images')).data[0];
  expect(after?.views).toBe((before?.views ?? NaN) + 1);
});

test('a repeated request for a list has another ETag after a change, and only then', async () => {
  const mock = createMock();
  const etag = async () => (await sendRequest(mock, '/api/v1/images')).headers.get('ETag');
  const [first, again] = [await etag(), await etag()];
  await sendRequest(mock, `/api/v1/images/${(await list(mock, '/api/v1/images')).data[0]?.slug}`);
  expect(again).toBe(first);
  expect(await etag()).not.toBe(first);
});

test('the same address returns each caller their own pictures', async () => {
  const mock = createMock();
  const total = async (name: string) =>
    (await list(mock, '/api/v1/images?user=me', key(name))).pagination.total;
  const [owner, other] = [await total('owner'), await total('other')];
  expect(owner).not.toBe(other);
  expect([await total('owner'), await total('other')]).toEqual([owner, other]);
});

test('a private album that its owner has just seen is still a 404 for others by its id (A3)', async () => {
  const mock = createMock();
  const albums = await bodyOf<AlbumList>(
    await sendRequest(mock, '/api/v1/albums?user=me&limit=100', key('owner')),
  );
  const id = albums.data.find((album) => !album.is_public)?.id;
  const status = async (path: string, init?: RequestInit) => (await sendRequest(mock, path, init)).status;
  for (const path of [`/api/v1/albums/${id}/images`, `/api/v1/images?album=${id}`]) {
    expect([await status(path, key('owner')), await status(path), await status(path, key('other'))]).toEqual([
      200, 404, 404,
    ]);
  }
});

test('categories, tags and albums are current when requested again', async () => {
  const mock = createMock();
  const paths = ['/api/v1/categories', '/api/v1/tags', '/api/v1/albums'];
  const texts = async () => Promise.all(paths.map(async (path) => (await sendRequest(mock, path)).text()));
  const before = await texts();
  const { slug } = (await list(mock, '/api/v1/images?user=owner')).data[0] ?? {};
  const headers = { ...key('owner').headers, 'Content-Type': 'application/json' };
  const send = (method: string, path: string, body: object) =>
    sendRequest(mock, path, { method, headers, body: JSON.stringify(body) });
  await send('PATCH', `/api/v1/images/${slug}`, { category: 'Rarities', tags: 'rare, mist, mist of old' });
  await send('POST', '/api/v1/albums', { title: 'Just made' });
  const after = await texts();
  expect(after.map((text, at) => text === before[at])).toEqual([false, false, false]);
});

test('many different lists in a row are correct', async () => {
  const mock = createMock();
  for (let limit = 1; limit <= 100; limit += 1) {
    for (const page of [1, 2]) {
      const { pagination, data } = await list(mock, `/api/v1/images?limit=${limit}&page=${page}`);
      expect([pagination.limit, pagination.page, data.length]).toEqual([limit, page, limit]);
    }
  }
});
