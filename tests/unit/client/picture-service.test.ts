import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PixAuthError,
  PixBadRequestError,
  PixConflictError,
  PixHttpError,
  PixInvalidParameterError,
  PixNotFoundError,
  PixPermissionError,
} from '../../../src/index.ts';
import { listOf } from '../../support/picture-records.ts';
import { startLiveClient, type LiveClient } from './support/live-client.ts';

/** Every call of the picture service, over a real socket. */
describe('The client of the picture service', () => {
  let live: LiveClient;
  beforeAll(async () => {
    live = await startLiveClient();
  });
  afterAll(() => live[Symbol.asyncDispose]());
  beforeEach(async () => {
    await live.server.control.reset();
  });

  it('lists pictures: filtered, sorted, paged', async () => {
    const list = await live.pix.images.list({ sort: 'oldest', limit: 2, page: 1 });
    expect(list).toMatchObject({ status: 'success', pagination: { total: 3, has_next: true } });
    expect(list.data.map(({ slug }) => slug)).toEqual(['tower', 'quay']);
    expect((await live.pix.images.list({ category: 'Sea' })).data).toHaveLength(1);
    expect(live.takeRequests()).toEqual(['GET listImages', 'GET listImages']);
  });

  it('lists and iterates over the pictures of an album by its token or its id', async () => {
    const [{ id, token } = { id: 0, token: '' }] = (await live.pix.albums.list()).data;
    for (const album of [token, id, String(id)]) {
      expect((await live.pix.images.list({ album })).data).toMatchObject([{ slug: 'harbour' }]);
      expect(await live.pix.images.iterate({ album }).toArray()).toMatchObject([{ slug: 'harbour' }]);
    }
    live.takeRequests();
    await expect(live.pix.images.list({ album: 0.5 })).rejects.toBeInstanceOf(PixInvalidParameterError);
    expect(live.takeRequests()).toEqual([]);
  });

  it('iterates over all pictures from any list, or without one, and requests pages as needed', async () => {
    const slugs: string[] = [];
    for await (const { slug } of await live.pix.images.list({ limit: 2 })) slugs.push(slug);
    for await (const { slug } of live.pix.images.iterate({ limit: 2, page: 2 })) slugs.push(slug);
    for await (const { slug } of live.pix.albums.iterateImages('abcdefghijkl')) slugs.push(slug);
    for await (const { title } of live.pix.albums.iterate()) slugs.push(title);
    expect(slugs).toEqual(['harbour', 'quay', 'tower', 'tower', 'harbour', 'By the sea']);
    expect(live.takeRequests()).toEqual([
      'GET listImages',
      'GET listImages',
      'GET listImages',
      'GET listAlbumImages',
      'GET listAlbums',
    ]);
  });

  it('returns a picture by slug or id, and counts a view each time', async () => {
    const { id } = await live.pix.images.get('harbour');
    expect((await live.pix.images.get(id)).views).toBe(2);
    await expect(live.pix.images.get('nowhere')).rejects.toBeInstanceOf(PixNotFoundError);
  });

  it('tells whether a picture exists, without counting a view', async () => {
    expect(await live.pix.images.exists('harbour')).toBe(true);
    const missing = await live.pix.images.exists('nowhere').withResponse();
    expect([missing.data, missing.response.status]).toEqual([false, 404]);
    expect((await live.pix.images.get('harbour')).views).toBe(1);
    expect(await live.client({ strict: true }).images.exists('harbour')).toBe(true);
    const elsewhere = live.client({
      fetch: () => Promise.resolve(new Response('<h1>No</h1>', { status: 404 })),
    });
    await expect(elsewhere.images.exists('harbour')).rejects.toMatchObject({ status: 404, method: 'HEAD' });
  });

  it.each([200, 204])(
    'does not take a %i of a login page for a picture that exists (R10)',
    async (status) => {
      const headers = status === 200 ? { 'content-type': 'text/html' } : {};
      const pix = live.client({ fetch: () => Promise.resolve(new Response(null, { status, headers })) });
      await expect(pix.images.exists('harbour')).rejects.toMatchObject({ code: 'parse', status });
    },
  );

  it.each([405, 501])('finds a slug in the lists if the service responds %i to HEAD', async (status) => {
    const pix = live.client({
      fetch: (url, init) =>
        init?.method === 'HEAD' ? Promise.resolve(new Response(null, { status })) : fetch(url, init),
    });
    const { data, response } = await pix.images.exists('harbour').withResponse();
    expect([data, response.status]).toEqual([true, 200]);
    // The search finds a part of the slug, too.
    expect(await pix.images.exists('our')).toBe(false);
    expect(await pix.images.exists('quay')).toBe(true);
    await expect(pix.images.exists(1)).rejects.toMatchObject({ status, method: 'HEAD' });
  });

  it('finds a slug on a later page of the lists, and hides the key in their errors', async () => {
    const all = Array.from({ length: 150 }, (_, id) => ({ id: id + 1, slug: `quay-${id}` }));
    const answer = (url: URL) => listOf(all, { page: Number(url.searchParams.get('page') ?? 1), limit: 100 });
    const pix = (respond: (url: URL) => unknown) =>
      live.client({
        apiKey: 'pix_test_secret',
        fetch: (url, init) =>
          Promise.resolve(
            init?.method === 'HEAD'
              ? new Response(null, { status: 405 })
              : Response.json(respond(new URL(url as string))),
          ),
      });
    expect(await pix(answer).images.exists('quay-120')).toBe(true);
    expect(await pix(answer).images.exists('quay')).toBe(false);
    const failing = pix(() => ({ message: 'bad key pix_test_secret' })).images.exists('quay');
    await expect(failing).rejects.toMatchObject({
      operation: 'listImages',
      message: expect.stringContaining('bad key [secret]') as string,
    });
  });

  it('changes the given fields of a picture, also tags as a list and visibility as a boolean', async () => {
    const { id } = await live.pix.images.update('harbour', {
      title: 'Port',
      tags: ['a', 'b'],
      is_public: false,
    });
    const picture = await live.pix.images.get(id);
    expect(picture).toMatchObject({ title: 'Port', tags: ['a', 'b'], is_public: false, category: 'Sea' });
    expect(live.takeRequests()).toEqual(['PATCH updateImage', 'GET getImage']);
  });

  it('rejects a change with an error class for the reason', async () => {
    await expect(live.pix.images.update('tower', { title: 'Mine' })).rejects.toBeInstanceOf(
      PixPermissionError,
    );
    await expect(live.pix.images.update('harbour', { slug: 'quay' })).rejects.toBeInstanceOf(
      PixConflictError,
    );
    const nobody = live.client({ apiKey: undefined });
    await expect(nobody.images.update('harbour', {})).rejects.toBeInstanceOf(PixAuthError);
    await expect(nobody.account.get()).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('deletes a picture with the key of its owner', async () => {
    expect(await live.pix.images.delete('harbour')).toMatchObject({ slug: 'harbour', deleted: true });
    await expect(live.pix.images.delete('harbour')).rejects.toBeInstanceOf(PixNotFoundError);
  });

  it('returns analytics to the owner', async () => {
    await live.pix.images.get('harbour');
    const analytics = await live.pix.images.analytics('harbour');
    expect(analytics.total_views).toBe(1);
    expect(analytics.views).toHaveLength(30);
    await expect(live.pix.images.analytics('tower')).rejects.toBeInstanceOf(PixPermissionError);
  });

  it('creates an album, and adds and removes pictures', async () => {
    const { pix } = live;
    const { token, is_public } = await pix.albums.create({ title: 'New', is_public: false });
    expect(is_public).toBe(false);
    expect((await pix.albums.addImage(token, 'quay')).image_count).toBe(1);
    expect((await pix.albums.images(token)).data).toMatchObject([{ slug: 'quay' }]);
    expect((await pix.albums.removeImage(token, 'quay')).image_count).toBe(0);
    expect((await pix.albums.list({ user: 'me' })).pagination.total).toBe(2);
    expect(live.takeRequests()).toEqual([
      'POST createAlbum',
      'POST addAlbumImage',
      'GET listAlbumImages',
      'DELETE removeAlbumImage',
      'GET listAlbums',
    ]);
  });

  it('adds a picture to an album by its id, too', async () => {
    const { id } = await live.pix.images.get('quay');
    expect((await live.pix.albums.addImage('abcdefghijkl', id)).image_count).toBe(2);
  });

  it('returns the account and platform statistics', async () => {
    const { pix } = live;
    expect(await pix.account.get()).toMatchObject({ username: 'owner', image_count: 2 });
    expect(await pix.platform.ping()).toMatchObject({ message: 'pong' });
    expect(await pix.platform.stats()).toMatchObject({ total_images: 3 });
    expect((await pix.platform.categories()).data).toMatchObject([{ name: 'Sea', image_count: 1 }]);
    expect((await pix.platform.tags()).data).toMatchObject([{ name: 'sea', image_count: 1 }]);
    expect(live.takeRequests()).toEqual([
      'GET getUser',
      'GET ping',
      'GET getStats',
      'GET listCategories',
      'GET listTags',
    ]);
  });

  it('reports the error of the server: code, message, fields, request id, body', async () => {
    const { control } = live.server;
    control.faults.add({ operation: 'listImages', status: 422, first: 1 });
    const error = await live.pix.images.list().catch((error: unknown) => error as PixHttpError);
    expect(error).toBeInstanceOf(PixHttpError);
    expect(error).toMatchObject({ status: 422, code: 'invalid_parameter', attempts: 1 });
    expect((error as PixHttpError).requestId).toMatch(/\w{8}/);
    expect(JSON.parse((error as PixHttpError).body ?? '')).toMatchObject({ status: 'error' });
  });

  it.each([
    [400, PixBadRequestError],
    [402, PixHttpError],
    [500, PixHttpError],
  ])('has an error class for status %i', async (status, type) => {
    live.server.control.faults.add({ operation: 'ping', status });
    await expect(live.pix.platform.ping({ retry: 0 })).rejects.toBeInstanceOf(type);
  });
});
