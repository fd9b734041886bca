import { describe, expect, test } from 'vitest';
import type { Image, ImageList } from '../../src/contract/models.ts';
import type { MockFetch } from '../../mock-server/fetch.ts';
import { sendRequest, bodyOf, createMock, seed } from './support/mock.ts';
import { asForm, fieldMessages, jsonRequest, statusOf, upload } from './support/uploads.ts';

const path = '/api/v1/images/low-tide-early-light';
const taken = seed.pictures.find(({ slug }) => slug !== 'low-tide-early-light')?.slug ?? '';

const change = async (mock: MockFetch, fields: object, user = 'owner', method = 'PATCH') => {
  const response = await sendRequest(mock, path, jsonRequest(method, fields, user));
  expect(response.status).toBe(200);
  return (await bodyOf<{ data: Image }>(response)).data;
};

const recordAt = async (mock: MockFetch, slug: string) =>
  (await bodyOf<{ data: Image }>(await sendRequest(mock, `/api/v1/images/${slug}`))).data;

describe.each(['PATCH', 'PUT'])('%s', (method) => {
  test('changes the given fields and keeps the others (I6)', async () => {
    const mock = createMock();
    const before = await recordAt(mock, 'low-tide-early-light');
    const after = await change(mock, { description: 'Later', tags: 'a, B,a', is_public: 0 }, 'owner', method);
    expect(after).toEqual({ ...before, description: 'Later', tags: ['a', 'B'], is_public: false });
    expect(await recordAt(mock, 'low-tide-early-light')).toEqual({ ...after, views: after.views + 1 });
  });

  test('half of a surrogate pair is refused in every text', async () => {
    const mock = createMock();
    const fields = { title: 'a\ud800', description: '\udfff', category: '\ud83c', tags: 'a,\ud800' };
    const messages = await fieldMessages(mock, path, jsonRequest(method, fields, 'owner'));
    expect(Object.keys(messages)).toEqual(Object.keys(fields));
  });

  test('without fields has no effect', async () => {
    const mock = createMock();
    const before = await recordAt(mock, 'low-tide-early-light');
    expect(await change(mock, {}, 'owner', method)).toEqual(before);
    expect(await change(mock, { colour: 'red', owner: 'other', views: 9 }, 'owner', method)).toEqual(before);
  });

  test.each([
    ['owner', 200],
    ['admin', 200],
    ['other', 403],
    ['revoked', 401],
    ['unknown', 401],
    [undefined, 401],
  ])('by %s: %i', async (user, status) => {
    const mock = createMock();
    expect(await statusOf(mock, path, jsonRequest(method, { title: 'New' }, user))).toBe(status);
    const { title } = await recordAt(mock, 'low-tide-early-light');
    expect(title === 'New').toBe(status === 200);
  });

  test('of an unknown picture is a 404', async () => {
    for (const slug of ['nothing', '0', '99999', '__proto__']) {
      expect(await statusOf(createMock(), `/api/v1/images/${slug}`, jsonRequest(method, {}, 'owner'))).toBe(
        404,
      );
    }
  });
});

test('an empty title becomes the slug, and the new one if the slug changes too (I6)', async () => {
  const mock = createMock();
  expect((await change(mock, { title: ' ' })).title).toBe('low-tide-early-light');
  expect((await change(mock, { title: '', slug: 'low-tide' })).title).toBe('low-tide');
});

test('empty texts clear description, category and tags', async () => {
  const cleared = await change(createMock(), { description: '', category: '', tags: '' });
  expect(cleared).toMatchObject({ description: '', category: '', tags: [] });
});

test('after a change of slug, the old one is a 404 everywhere, and the id and album are unchanged (I6)', async () => {
  const mock = createMock();
  const { id } = await recordAt(mock, 'low-tide-early-light');
  const renamed = await change(mock, { slug: 'tide-1' });
  expect(renamed).toMatchObject({ id, slug: 'tide-1' });
  expect(renamed.urls.direct_url).toBe('http://pix.test/raw/tide-1.svg');
  for (const oldPath of [path, '/raw/low-tide-early-light.svg', '/thumb/low-tide-early-light.svg']) {
    expect(await statusOf(mock, oldPath)).toBe(404);
  }
  expect(await statusOf(mock, '/cdn.php?id=low-tide-early-light')).toBe(404);
  expect(await statusOf(mock, '/raw/tide-1.svg')).toBe(200);
  const album = seed.albums.find(({ pictures }) => pictures.includes('low-tide-early-light'));
  const { data } = await bodyOf<ImageList>(
    await sendRequest(mock, `/api/v1/albums/${album?.token}/images?limit=100`),
  );
  expect(data.map(({ slug }) => slug)).toContain('tide-1');
});

test('a slug can be used again once it is free', async () => {
  const mock = createMock();
  await change(mock, { slug: 'tide-1' });
  expect((await upload(mock, asForm({ slug: 'low-tide-early-light' }))).slug).toBe('low-tide-early-light');
});

test('a rename to a taken slug is a 409 and changes nothing; to its current slug it succeeds (S15)', async () => {
  const mock = createMock();
  const body = { slug: taken, title: 'New' };
  expect(await statusOf(mock, path, jsonRequest('PATCH', body, 'owner'))).toBe(409);
  expect((await recordAt(mock, 'low-tide-early-light')).title).not.toBe('New');
  expect((await change(mock, { slug: 'low-tide-early-light' })).slug).toBe('low-tide-early-light');
});

test('of twenty pictures renamed to one slug at once, one succeeds (S15)', async () => {
  const mock = createMock();
  const slugs = seed.pictures.slice(0, 20).map(({ slug }) => slug);
  const statuses = await Promise.all(
    slugs.map((slug) =>
      statusOf(mock, `/api/v1/images/${slug}`, jsonRequest('PATCH', { slug: 'wanted' }, 'admin')),
    ),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

test('concurrent changes of different fields all persist (S16)', async () => {
  const mock = createMock();
  const fields = [{ title: 'A' }, { description: 'B' }, { category: 'C' }, { tags: 'd' }, { is_public: 0 }];
  await Promise.all([
    ...fields.map((field) => change(mock, field)),
    sendRequest(mock, path),
    sendRequest(mock, path),
  ]);
  expect(await recordAt(mock, 'low-tide-early-light')).toMatchObject({
    ...{ title: 'A', description: 'B', category: 'C', tags: ['d'], is_public: false },
    views: (seed.pictures.find(({ slug }) => slug === 'low-tide-early-light')?.views ?? 0) + 3,
  });
});

test.each([
  ['slug', 'a'.repeat(64), 'a'.repeat(65)],
  ['slug', 'a', ''],
  ['slug', 'a1', '11'],
  ['slug', 'a-b', 'A-b'],
  ['title', '🌊'.repeat(200), '🌊'.repeat(201)],
  ['description', 'd'.repeat(5000), 'd'.repeat(5001)],
  ['category', 'c'.repeat(64), 'c'.repeat(65)],
  ['tags', 't'.repeat(64), 't'.repeat(65)],
  ['is_public', '0', '2'],
  ['is_public', true, 'true'],
  ['is_public', 1, 1.5],
  ['title', 'T', null],
  ['tags', 'a,b', ['a', 'b']],
])('%s can be %j but not %j', async (name, right, wrong) => {
  await change(createMock(), { [name]: right });
  const faults = await fieldMessages(createMock(), path, jsonRequest('PATCH', { [name]: wrong }, 'owner'));
  expect(Object.keys(faults)).toEqual([name]);
});

test('all invalid fields are reported at once', async () => {
  const body = { slug: '', title: 1, description: null, category: [], tags: {}, is_public: 'x' };
  const faults = await fieldMessages(createMock(), path, jsonRequest('PATCH', body, 'owner'));
  expect(Object.keys(faults).toSorted()).toEqual(Object.keys(body).toSorted());
});

test.each([
  ['a form', { ...asForm(), method: 'PATCH' }, 415],
  ['text', { ...jsonRequest('PATCH', '{}', 'owner'), headers: { 'X-API-Key': 'pix_test_owner' } }, 415],
  ['nothing', jsonRequest('PATCH', '', 'owner'), 400],
  ['a list', jsonRequest('PATCH', '[]', 'owner'), 422],
  ['half an object', jsonRequest('PATCH', '{"title":', 'owner'), 400],
  ['a body over 1 MiB', jsonRequest('PATCH', { x: 'x'.repeat(1_048_576) }, 'owner'), 413],
])('%s as a body is rejected', async (_, init, status) => {
  expect(await statusOf(createMock(), path, init)).toBe(status);
});

test('a field named __proto__ is an unknown field and changes nothing (S7)', async () => {
  const mock = createMock();
  const before = await recordAt(mock, 'low-tide-early-light');
  const body = '{"__proto__":{"title":"x","isAdmin":true},"constructor":{"prototype":{"title":"y"}}}';
  const response = await sendRequest(mock, path, jsonRequest('PATCH', body, 'owner'));
  expect((await bodyOf<{ data: Image }>(response)).data).toEqual(before);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
