import { describe, expect, test } from 'vitest';
import type { Album, AlbumList, ImageList } from '../../src/contract/models.ts';
import type { MockFetch } from '../../mock-server/fetch.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';
import { asForm, fieldMessages, jsonRequest, statusOf, upload } from './support/uploads.ts';

const create = async (mock: MockFetch, fields: object = {}, user = 'owner'): Promise<Album> => {
  const response = await sendRequest(
    mock,
    '/api/v1/albums',
    jsonRequest('POST', { title: 'Shore', ...fields }, user),
  );
  expect(response.status).toBe(201);
  return (await bodyOf<{ data: Album }>(response)).data;
};

const membersOf = async (mock: MockFetch, { token }: Album) =>
  (await bodyOf<ImageList>(await sendRequest(mock, `/api/v1/albums/${token}/images?limit=100`))).data.map(
    ({ slug }) => slug,
  );

const [first = '', second = '', third = ''] = seed.pictures.map(({ slug }) => slug);

const add = (mock: MockFetch, handle: number | string, image: unknown, user?: string) =>
  sendRequest(mock, `/api/v1/albums/${handle}/images`, jsonRequest('POST', { image }, user));

const remove = (mock: MockFetch, handle: number | string, init: RequestInit, query = '') =>
  sendRequest(mock, `/api/v1/albums/${handle}/images${query}`, { method: 'DELETE', ...init });

describe('creating an album', () => {
  test('returns an empty, public album of the caller with an unguessable token (A1)', async () => {
    const mock = createMock();
    const album = await create(mock, { title: ' Shore ', description: 'All year' });
    expect(album).toMatchObject({ title: 'Shore', description: 'All year', is_public: true, image_count: 0 });
    expect(album).toMatchObject({ cover_thumbnail: null, owner: 'owner', created_at: '2026-11-20 08:30:00' });
    expect(album.token).toMatch(/^(?!\d+$)[A-Za-z0-9]{12}$/);
    expect((await create(mock)).token).not.toBe(album.token);
    const { data } = await bodyOf<AlbumList>(await sendRequest(mock, '/api/v1/albums'));
    expect(data.map(({ id }) => id)).toContain(album.id);
  });

  test('a private one is visible to its owner only', async () => {
    const mock = createMock();
    const { id, is_public } = await create(mock, { is_public: 0 });
    expect(is_public).toBe(false);
    const listed = async (query: string, init?: RequestInit) =>
      (await bodyOf<AlbumList>(await sendRequest(mock, `/api/v1/albums?limit=100${query}`, init))).data.some(
        (album) => album.id === id,
      );
    expect(await listed('')).toBe(false);
    expect(await listed('&user=me', key('owner'))).toBe(true);
    expect(await listed('&user=me', key('other'))).toBe(false);
  });

  test.each([
    ['title', 'a'],
    ['title', '🌊'.repeat(120)],
    ['description', ''],
    ['description', 'd'.repeat(5000)],
    ['is_public', '1'],
  ])('%s can be %j', async (name, value) => {
    await create(createMock(), { [name]: value });
  });

  test.each([
    ['title', ''],
    ['title', ' \n'],
    ['title', '🌊'.repeat(121)],
    ['title', 7],
    ['title', null],
    ['title', undefined],
    ['description', 'd'.repeat(5001)],
    ['description', null],
    ['is_public', 'yes'],
    ['is_public', null],
  ])('%s cannot be %j', async (name, value) => {
    const body = jsonRequest('POST', { title: 'Shore', [name]: value }, 'owner');
    expect(Object.keys(await fieldMessages(createMock(), '/api/v1/albums', body))).toEqual([name]);
  });

  test.each([undefined, 'revoked', 'unknown'])('with the key of %s is a 401', async (user) => {
    expect(await statusOf(createMock(), '/api/v1/albums', jsonRequest('POST', {}, user))).toBe(401);
  });
});

describe('adding a picture', () => {
  test('appends it and returns the album: 201, or 200 if the album already contains it (A4)', async () => {
    const mock = createMock();
    const album = await create(mock);
    const [id] = (await bodyOf<ImageList>(await sendRequest(mock, `/api/v1/images?q=${second}`))).data;
    for (const [image, status, count] of [
      [first, 201, 1],
      [String(id?.id), 201, 2],
      [third, 201, 3],
      [first, 200, 3],
    ] as const) {
      const response = await add(mock, album.token, image, 'owner');
      expect([response.status, (await bodyOf<{ data: Album }>(response)).data.image_count]).toEqual([
        status,
        count,
      ]);
    }
    expect(await membersOf(mock, album)).toEqual([first, second, third]);
  });

  test('the first one is the cover', async () => {
    const mock = createMock();
    const album = await create(mock);
    const response = await bodyOf<{ data: Album }>(await add(mock, album.id, first, 'owner'));
    expect(response.data.cover_thumbnail).toBe(`http://pix.test/thumb/${first}.svg`);
  });

  test('its owner can add pictures of others, also unlisted ones', async () => {
    const mock = createMock();
    const album = await create(mock);
    const { slug } = await upload(mock, asForm({ is_public: '0' }, 'other'));
    expect((await add(mock, album.token, slug, 'owner')).status).toBe(201);
    expect(await membersOf(mock, album)).toEqual([slug]);
  });

  test.each([
    ['nothing', 404],
    ['99999', 404],
    ['__proto__', 404],
    ['', 422],
    [7, 422],
    [null, 422],
    [undefined, 422],
    [['a'], 422],
  ])('of the name %j: %i', async (image, status) => {
    const mock = createMock();
    const album = await create(mock);
    expect((await add(mock, album.token, image, 'owner')).status).toBe(status);
  });
});

describe.each(['add', 'remove'] as const)('permission to %s pictures (S13)', (what) => {
  const send = async (mock: MockFetch, handle: number | string, user?: string) => {
    if (what === 'add') return (await add(mock, handle, second, user)).status;
    return (await remove(mock, handle, jsonRequest('DELETE', { image: first }, user))).status;
  };

  test.each([
    ['owner', 'public', 'token', true],
    ['owner', 'private', 'id', true],
    ['admin', 'public', 'id', true],
    ['admin', 'private', 'id', true],
    ['other', 'public', 'token', 403],
    ['other', 'public', 'id', 403],
    ['other', 'private', 'token', 403],
    ['other', 'private', 'id', 404],
    ['revoked', 'public', 'token', 401],
    [undefined, 'public', 'token', 401],
  ] as const)('%s, in a %s album named by its %s: %s', async (user, kind, handle, expected) => {
    const mock = createMock();
    const album = await create(mock, { is_public: kind === 'public' ? 1 : 0 });
    await add(mock, album.token, first, 'owner');
    const done = what === 'add' ? 201 : 200;
    expect(await send(mock, album[handle], user)).toBe(expected === true ? done : expected);
    const left = what === 'add' ? [first, second] : [];
    expect(await membersOf(mock, album)).toEqual(expected === true ? left : [first]);
  });

  test('an unknown album is a 404', async () => {
    for (const handle of ['nothing12345', 99_999])
      expect(await send(createMock(), handle, 'owner')).toBe(404);
  });
});

describe('removing a picture', () => {
  test.each([
    ['in the body', jsonRequest('DELETE', { image: first }, 'owner'), ''],
    ['in the query', key('owner'), `?image=${first}`],
    ['in both, equal', jsonRequest('DELETE', { image: first }, 'owner'), `?image=${first}`],
  ])('named %s returns the album, and the picture remains', async (_, init, query) => {
    const mock = createMock();
    const album = await create(mock);
    for (const image of [first, second]) await add(mock, album.token, image, 'owner');
    const response = await remove(mock, album.token, init, query);
    expect(response.status).toBe(200);
    expect((await bodyOf<{ data: Album }>(response)).data).toMatchObject({
      image_count: 1,
      cover_thumbnail: `http://pix.test/thumb/${second}.svg`,
    });
    expect(await membersOf(mock, album)).toEqual([second]);
    expect(await statusOf(mock, `/api/v1/images/${first}`)).toBe(200);
    expect((await remove(mock, album.token, init, query)).status).toBe(404);
  });

  test.each([
    ['not named', key('owner'), '', 422],
    ['named by an empty text', jsonRequest('DELETE', { image: '' }, 'owner'), '?image=', 422],
    ['named by a number', jsonRequest('DELETE', { image: 7 }, 'owner'), '', 422],
    ['named twice, differently', jsonRequest('DELETE', { image: first }, 'owner'), `?image=${second}`, 422],
    ['not a member', key('owner'), `?image=${third}`, 404],
    ['unknown', key('owner'), '?image=nothing', 404],
  ])('that is %s is rejected', async (_, init, query, status) => {
    const mock = createMock();
    const album = await create(mock);
    await add(mock, album.token, first, 'owner');
    expect((await remove(mock, album.token, init, query)).status).toBe(status);
    expect(await membersOf(mock, album)).toEqual([first]);
  });
});

test('concurrent additions all persist, and each picture is added once (S16)', async () => {
  const mock = createMock();
  const album = await create(mock);
  const slugs = seed.pictures.slice(0, 20).map(({ slug }) => slug);
  const responses = await Promise.all(
    [...slugs, ...slugs].map((slug) => add(mock, album.token, slug, 'owner')),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    ...slugs.map(() => 200),
    ...slugs.map(() => 201),
  ]);
  expect((await membersOf(mock, album)).toSorted()).toEqual(slugs.toSorted());
});
