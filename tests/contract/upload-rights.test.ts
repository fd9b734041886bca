import { describe, expect, test } from 'vitest';
import type { Album, AlbumList, ImageList, Stats } from '../../src/contract/models.ts';
import type { MockFetch } from '../../mock-server/fetch.ts';
import { sendRequest, BASE, bodyOf, createMock, key, seed } from './support/mock.ts';
import {
  asForm,
  asJson,
  base64Of,
  countedFiles,
  fileOf,
  pictures,
  statusOf,
  upload,
} from './support/uploads.ts';

const path = '/api/v1/images';

const albumsOf = async (mock: MockFetch, user: string) =>
  (await bodyOf<AlbumList>(await sendRequest(mock, '/api/v1/albums?user=me&limit=100', key(user)))).data;

const albumOf = async (mock: MockFetch, user: string, isPublic: boolean): Promise<Album> => {
  const found = (await albumsOf(mock, user)).find(({ is_public }) => is_public === isPublic);
  if (!found) throw new Error(`${user} has no such album`);
  return found;
};

describe('permission to upload', () => {
  test.each([
    ['owner', { 'X-API-Key': 'pix_test_owner' }, 'owner', 201],
    ['other', { Authorization: 'Bearer pix_test_other' }, 'other', 201],
    ['admin', { 'X-API-Key': 'pix_test_admin', Authorization: 'Bearer pix_test_admin' }, 'admin', 201],
    ['two keys', { 'X-API-Key': 'pix_test_admin', Authorization: 'Bearer pix_test_owner' }, undefined, 400],
    ['nobody', {}, undefined, 401],
    ['a revoked key', { 'X-API-Key': 'pix_test_revoked' }, undefined, 401],
    ['a wrong key', { 'X-API-Key': 'pix_test_ownex' }, undefined, 401],
  ])('%s', async (_, headers, user, status) => {
    const mock = createMock();
    expect(await statusOf(mock, path, { ...asForm({ slug: 'mine' }), headers })).toBe(status);
    const { data } = await bodyOf<ImageList>(await sendRequest(mock, `${path}?q=mine&user=${user ?? ''}`));
    expect(data.some(({ slug }) => slug === 'mine')).toBe(status === 201);
  });

  test('without a key, the response does not wait for the body', async () => {
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } };
    expect((await createMock()(new Request(BASE + path, init))).status).toBe(401);
  });
});

describe('an upload into an album', () => {
  test('adds the picture at its end, by token or by id', async () => {
    for (const handle of ['token', 'id'] as const) {
      const mock = createMock();
      const album = await albumOf(mock, 'owner', true);
      const { slug } = await upload(mock, asForm({ album: String(album[handle]) }));
      const members = `/api/v1/albums/${album.token}/images?limit=100`;
      const { data } = await bodyOf<ImageList>(await sendRequest(mock, members));
      expect(data.at(-1)?.slug).toBe(slug);
      expect(data).toHaveLength(album.image_count + 1);
    }
  });

  test.each([
    ['other', 'public', 'token', 403],
    ['other', 'public', 'id', 403],
    ['other', 'private', 'token', 403],
    ['other', 'private', 'id', 404],
    ['admin', 'public', 'token', 201],
    ['admin', 'private', 'id', 201],
  ] as const)('%s with a %s one of owner by its %s: %i', async (user, kind, handle, status) => {
    const files = countedFiles();
    const mock = createMock({ files });
    const album = await albumOf(mock, 'owner', kind === 'public');
    expect(await statusOf(mock, path, asForm({ album: String(album[handle]) }, user))).toBe(status);
    const { opened, discarded, stored, dropped } = files.count;
    expect([discarded, stored - dropped]).toEqual([opened, status === 201 ? 1 : 0]);
  });

  test('that does not exist is a 404', async () => {
    for (const album of ['nothing12345', '99999', '__proto__']) {
      expect(await statusOf(createMock(), path, asForm({ album }))).toBe(404);
    }
  });
});

describe('a rejected upload', () => {
  const taken = seed.pictures[0]?.slug ?? '';

  test.each([
    ['of a broken picture', asForm({ image: fileOf(pictures.PNG.subarray(0, 40)) }), 422],
    ['of an unknown format', asForm({ image: fileOf(new Uint8Array(9)) }), 415],
    ['with a wrong field', asForm({ slug: '-' }), 422],
    ['with a taken slug', asForm({ slug: taken }), 409],
    ['into an unknown album', asForm({ album: 'nothing12345' }), 404],
    ['with two pictures', asForm({ image: [fileOf(pictures.PNG), fileOf(pictures.PNG)] }), 422],
    ['that ends in bad Base64', asJson({ image_base64: `${base64Of(pictures.PNG)}!` }), 422],
    ['that ends in bad JSON', { ...asJson(), body: `{"image_base64":"${base64Of(pictures.PNG)}"` }, 400],
  ] as const)('%s leaves nothing behind', async (_, init, status) => {
    const files = countedFiles();
    const mock = createMock({ files });
    const stats = async () => (await bodyOf<{ data: Stats }>(await sendRequest(mock, '/api/v1/stats'))).data;
    const before = await stats();
    expect(await statusOf(mock, path, init)).toBe(status);
    expect(await stats()).toEqual(before);
    const { opened, discarded, stored, dropped } = files.count;
    expect([discarded, dropped]).toEqual([opened, stored]);
    // The next one has the id that this one would have had.
    expect((await upload(mock, asForm())).id).toBe(seed.pictures.length + 1);
  });

  test('reports an invalid field before an unknown album, and an unknown album before a taken slug', async () => {
    const mock = createMock();
    expect(await statusOf(mock, path, asForm({ slug: taken, title: 't'.repeat(201), album: 'no' }))).toBe(
      422,
    );
    expect(await statusOf(mock, path, asForm({ slug: taken, album: 'no' }))).toBe(404);
    expect(await statusOf(mock, path, asForm({ slug: taken }))).toBe(409);
  });
});

describe('one slug, many uploads at once (S15)', () => {
  test('one of fifty uploads is accepted, 49 are rejected, and nothing of these remains', async () => {
    const files = countedFiles();
    const mock = createMock({ files });
    const sends = Array.from({ length: 50 }, (_, at) => (at % 2 ? asForm : asJson)({ slug: 'wanted' }));
    const statuses = await Promise.all(sends.map((init) => statusOf(mock, path, init)));
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(files.count).toEqual({ opened: 50, discarded: 50, stored: 50, dropped: 49 });
    const { data } = await bodyOf<ImageList>(await sendRequest(mock, `${path}?q=wanted`));
    expect(data).toHaveLength(1);
  });

  test.each(['Wanted', 'WANTED', 'wanteD'])(
    '%s is not a slug, so that no two slugs differ in case only',
    async (slug) => {
      const mock = createMock();
      await upload(mock, asForm({ slug: 'wanted' }));
      expect(await statusOf(mock, path, asForm({ slug }))).toBe(422);
      expect(await statusOf(mock, `${path}/${slug}`)).toBe(404);
    },
  );

  test('fifty without a slug get fifty different ones', async () => {
    const mock = createMock();
    const records = await Promise.all(Array.from({ length: 50 }, () => upload(mock, asForm())));
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(50);
    expect(new Set(records.map(({ id }) => id)).size).toBe(50);
  });
});
