import { expect, test } from 'vitest';
import type { MockFetch } from '../../mock-server/fetch.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';
import { asForm, fileOf, jsonRequest, pictures, statusOf, upload } from './support/uploads.ts';

interface Account {
  username: string;
  is_admin: boolean;
  disk_bytes: number;
  total_views: number;
  image_count: number;
  public_image_count: number;
  album_count: number;
  api_key: { label: string; prefix: string; created_at: string; last_used_at: string | null };
}

const read = async (mock: MockFetch, user = 'owner') =>
  (await bodyOf<{ data: Account }>(await sendRequest(mock, '/api/v1/user', key(user)))).data;

test.each([
  ['owner', false, 'Website'],
  ['other', false, 'Notebook'],
  ['admin', true, 'Office'],
])('%s sees their own account, counted over all their pictures and albums', async (user, isAdmin, label) => {
  const own = seed.pictures.filter(({ owner }) => owner === user);
  const total = (of: (picture: (typeof own)[number]) => number) =>
    own.reduce((sum, picture) => sum + of(picture), 0);
  expect(await read(createMock(), user)).toMatchObject({
    username: user,
    is_admin: isAdmin,
    disk_bytes: total(({ fileSize }) => fileSize),
    total_views: total(({ views }) => views),
    image_count: own.length,
    public_image_count: own.filter(({ isPublic }) => isPublic).length,
    album_count: seed.albums.filter(({ owner }) => owner === user).length,
    api_key: { label, prefix: 'pix_test' },
  });
});

test.each([
  ['no key', {}],
  ['a wrong key', key('unknown')],
  ['a revoked key', key('revoked')],
])('%s is a 401', async (_, init) => {
  expect(await statusOf(createMock(), '/api/v1/user', init)).toBe(401);
});

test('the key itself is never shown, whichever header contains it (A5)', async () => {
  for (const headers of [{ 'X-API-Key': 'pix_test_owner' }, { Authorization: 'Bearer pix_test_owner' }]) {
    const text = await (await sendRequest(createMock(), '/api/v1/user', { headers })).text();
    expect(text).not.toContain('pix_test_');
  }
});

test('the last use is the one before this request, for each key separately', async () => {
  let now = Date.UTC(2026, 10, 20, 8, 30);
  const mock = createMock({ clock: () => now });
  expect((await read(mock)).api_key.last_used_at).toBeNull();
  now += 90_000;
  expect((await read(mock)).api_key.last_used_at).toBe('2026-11-20 08:30:00');
  expect((await read(mock)).api_key.last_used_at).toBe('2026-11-20 08:31:30');
  expect((await read(mock, 'other')).api_key.last_used_at).toBeNull();
});

test('counts reflect uploads, views, albums and deletions at once (A5)', async () => {
  const mock = createMock();
  const before = await read(mock);
  const { slug } = await upload(mock, asForm({ image: fileOf(pictures.PNG), is_public: '0' }));
  await sendRequest(mock, `/api/v1/images/${slug}`);
  await sendRequest(mock, '/api/v1/albums', jsonRequest('POST', { title: 'New' }, 'owner'));
  expect(await read(mock)).toMatchObject({
    disk_bytes: before.disk_bytes + pictures.PNG.byteLength,
    total_views: before.total_views + 1,
    image_count: before.image_count + 1,
    public_image_count: before.public_image_count,
    album_count: before.album_count + 1,
  });
  await sendRequest(mock, `/api/v1/images/${slug}`, { method: 'DELETE', ...key('owner') });
  expect(await read(mock)).toMatchObject({
    disk_bytes: before.disk_bytes,
    total_views: before.total_views,
    image_count: before.image_count,
  });
});
