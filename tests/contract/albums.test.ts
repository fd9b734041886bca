import { expect, test } from 'vitest';
import type { Album, AlbumList, ImageList } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';

const albums = async (query = '', init?: RequestInit) =>
  bodyOf<AlbumList>(await sendRequest(createMock(), `/api/v1/albums${query}`, init));

const privateAlbum = async (): Promise<Album> => {
  const { data } = await albums('?user=me&limit=100', key('owner'));
  const found = data.find(({ is_public }) => !is_public);
  if (!found) throw new Error('the sample has no private album');
  return found;
};

test('public albums are listed, newest first, with cover and count (A1, A2)', async () => {
  const { data } = await albums('?limit=100');
  const times = data.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(data.length).toBe(seed.albums.filter(({ isPublic }) => isPublic).length);
  for (const album of data) expect(album.cover_thumbnail).toMatch(/^http:\/\/pix\.test\/thumb\//);
});

test('user is case-insensitive, and an unknown user has no albums', async () => {
  expect(new Set((await albums('?user=OTHER')).data.map(({ owner }) => owner))).toEqual(new Set(['other']));
  expect((await albums('?user=nobody')).data).toEqual([]);
});

test('private albums are listed only with user=me (A2)', async () => {
  expect((await albums('?limit=100', key('owner'))).data.every(({ is_public }) => is_public)).toBe(true);
  expect((await privateAlbum()).owner).toBe('owner');
});

test('user=me requires a key', async () => {
  expect((await sendRequest(createMock(), '/api/v1/albums?user=me')).status).toBe(401);
});

test.each(['page=0', 'limit=101', 'limit=0', 'user=a&user=b'])('rejects %s', async (query) => {
  expect((await sendRequest(createMock(), `/api/v1/albums?${query}`)).status).toBe(422);
});

test.each([
  ['/albums/{x}/images', (handle: number | string) => `/api/v1/albums/${handle}/images`],
  ['/images?album={x}', (handle: number | string) => `/api/v1/images?album=${handle}`],
])(
  '%s: anyone can read a private album by token, but only its owner and administrators by id (A3)',
  async (_, path) => {
    const { id, token } = await privateAlbum();
    const status = async (handle: number | string, init?: RequestInit) =>
      (await sendRequest(createMock(), path(handle), init)).status;
    expect(await status(token)).toBe(200);
    expect(await status(id)).toBe(404);
    expect(await status(id, key('other'))).toBe(404);
    expect(await status(id, key('owner'))).toBe(200);
    expect(await status(id, key('admin'))).toBe(200);
  },
);

test('the pictures of an album are sorted in the order of adding, or as requested (A3)', async () => {
  const [album] = seed.albums;
  const slugs = async (query: string) =>
    (
      await bodyOf<ImageList>(
        await sendRequest(createMock(), `/api/v1/albums/${album?.token}/images${query}`),
      )
    ).data.map(({ slug }) => slug);
  expect(await slugs('')).toEqual(album?.pictures);
  expect((await slugs('?sort=popular')).toSorted()).toEqual(album?.pictures.toSorted());
  expect(await slugs('?sort=popular')).not.toEqual(album?.pictures);
});

test.each(['sort=best', 'limit=0', 'page=1e2'])('pictures of an album reject %s', async (query) => {
  expect((await sendRequest(createMock(), `/api/v1/albums/1/images?${query}`)).status).toBe(422);
});

test('an unknown album is a 404', async () => {
  expect((await sendRequest(createMock(), '/api/v1/albums/nothing12345/images')).status).toBe(404);
});
