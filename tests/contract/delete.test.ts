import { describe, expect, test } from 'vitest';
import type { Album, ImageList, Stats } from '../../src/contract/models.ts';
import type { MockFetch } from '../../mock-server/fetch.ts';
import { cachedThumbnailer } from '../../mock-server/imaging/thumbnails.ts';
import { sharpRasterizer } from '../../mock-server/imaging/node/sharp-imaging.ts';
import { sharpThumbnailer } from '../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';
import {
  asForm,
  countedFiles,
  fieldMessages,
  fileOf,
  jsonRequest,
  pictures,
  statusOf,
  upload,
  type Uploaded,
} from './support/uploads.ts';

const path = '/api/v1/images/low-tide-early-light';

const remove = (mock: MockFetch, { slug }: { slug: string }, init: RequestInit, query = '') =>
  statusOf(mock, `/api/v1/images/${slug}${query}`, { method: 'DELETE', ...init });

const withToken = (token: unknown, user?: string) => jsonRequest('DELETE', { delete_token: token }, user);

/** A mock with one upload of `owner`. */
const mockWithUpload = async (): Promise<[MockFetch, Uploaded]> => {
  const mock = createMock();
  return [mock, await upload(mock, asForm({ slug: 'short-lived' }))];
};

test('the response identifies the deleted picture, and a second request is a 404 (I7)', async () => {
  const [mock, { id }] = await mockWithUpload();
  const response = await sendRequest(mock, '/api/v1/images/short-lived', {
    method: 'DELETE',
    ...key('owner'),
  });
  expect(response.status).toBe(200);
  expect((await bodyOf<{ data: unknown }>(response)).data).toEqual({
    id,
    slug: 'short-lived',
    deleted: true,
  });
  expect(await remove(mock, { slug: 'short-lived' }, key('owner'))).toBe(404);
});

test('a deleted picture cannot be found', async () => {
  const mock = createMock();
  const album = seed.albums.find(({ pictures: [first] }) => first === 'low-tide-early-light');
  const stats = async () =>
    (await bodyOf<{ data: Stats }>(await sendRequest(mock, '/api/v1/stats'))).data.total_images;
  const cover = async () =>
    (await bodyOf<{ data: Album[] }>(await sendRequest(mock, '/api/v1/albums?limit=100'))).data.find(
      ({ token }) => token === album?.token,
    );
  const before = { total: await stats(), album: await cover() };
  expect(await remove(mock, { slug: 'low-tide-early-light' }, key('owner'))).toBe(200);
  for (const oldPath of [
    ...[path, '/i/low-tide-early-light', '/raw/low-tide-early-light.svg', '/thumb/low-tide-early-light.svg'],
    ...['/cdn.php?id=low-tide-early-light'],
  ]) {
    expect(await statusOf(mock, oldPath), oldPath).toBe(404);
  }
  expect(await statusOf(mock, `${path}/analytics`, key('owner'))).toBe(404);
  const after = { total: await stats(), album: await cover() };
  expect(after.total).toBe(before.total - 1);
  expect(after.album?.image_count).toBe((before.album?.image_count ?? 0) - 1);
  expect(after.album?.cover_thumbnail).not.toBe(before.album?.cover_thumbnail);
  const { data } = await bodyOf<ImageList>(await sendRequest(mock, '/api/v1/images?q=low-tide-early-light'));
  expect(data).toEqual([]);
});

test('a new picture with the slug of a deleted one is independent: own id, own bytes, own thumbnail', async () => {
  const mock = createMock({ thumbnails: cachedThumbnailer(sharpThumbnailer()) });
  const thumbnail = async () => {
    const response = await sendRequest(mock, '/thumb/again.png');
    return {
      tag: response.headers.get('ETag'),
      bytes: Buffer.from(await response.arrayBuffer()).toString('hex'),
    };
  };
  const first = await upload(mock, asForm({ slug: 'again', image: fileOf(pictures.PNG) }));
  const before = await thumbnail();
  await remove(mock, first, key('owner'));
  expect(await statusOf(mock, '/thumb/again.png')).toBe(404);
  const bytes = await sharpRasterizer(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'PNG',
  );
  const second = await upload(mock, asForm({ slug: 'again', image: fileOf(bytes) }));
  expect(second.id).toBeGreaterThan(first.id);
  const after = await thumbnail();
  expect([after.tag === before.tag, after.bytes === before.bytes]).toEqual([false, false]);
  expect(new Uint8Array(await (await sendRequest(mock, '/raw/again.png')).arrayBuffer())).toEqual(bytes);
});

test('the bytes are released after the record is deleted, and not before', async () => {
  const files = countedFiles();
  const mock = createMock({ files });
  const uploaded = await upload(mock, asForm());
  expect(await remove(mock, uploaded, key('other'))).toBe(403);
  expect(files.count.dropped).toBe(0);
  expect(await remove(mock, uploaded, key('owner'))).toBe(200);
  expect(files.count.dropped).toBe(1);
});

test.each([
  ['owner', 200],
  ['admin', 200],
  ['other', 403],
  ['revoked', 401],
  ['unknown', 401],
])('with the key of %s: %i (S13)', async (user, status) => {
  const [mock, uploaded] = await mockWithUpload();
  expect(await remove(mock, uploaded, key(user))).toBe(status);
  expect(await statusOf(mock, '/api/v1/images/short-lived')).toBe(status === 200 ? 404 : 200);
});

describe('the delete token (S14)', () => {
  test('needs no key, and can be in the body, in the query, or equal in both (I7)', async () => {
    for (const place of ['body', 'query', 'both']) {
      const [mock, uploaded] = await mockWithUpload();
      const token = uploaded.delete_token;
      const query = place === 'body' ? '' : `?delete_token=${token}`;
      expect(await remove(mock, uploaded, place === 'query' ? {} : withToken(token), query), place).toBe(200);
    }
  });

  test.each([
    ['wrong', 'x'.repeat(32), 403],
    ['cut short', (token: string) => token.slice(0, -1), 403],
    ['in the other case', (token: string) => token.toLowerCase(), 403],
    ['longer', (token: string) => `${token}x`, 403],
    ['empty', '', 401],
    ['missing', undefined, 401],
    ['a list', (token: string) => [token], 422],
    ['a number', 7, 422],
    ['null', null, 422],
    ['an object', {}, 422],
  ])('%s does not delete', async (_, made, status) => {
    const [mock, uploaded] = await mockWithUpload();
    const token: unknown = typeof made === 'function' ? made(uploaded.delete_token) : made;
    expect(await remove(mock, uploaded, withToken(token))).toBe(status);
    expect(await statusOf(mock, '/api/v1/images/short-lived')).toBe(200);
  });

  test('of another picture does not delete, and is a 404 after the deletion', async () => {
    const [mock, uploaded] = await mockWithUpload();
    const other = await upload(mock, asForm());
    expect(await remove(mock, uploaded, withToken(other.delete_token))).toBe(403);
    expect(await remove(mock, uploaded, withToken(uploaded.delete_token))).toBe(200);
    expect(await remove(mock, uploaded, withToken(uploaded.delete_token))).toBe(404);
  });

  test('in the query: 403 if wrong, 401 if empty, 422 if repeated or different in the body', async () => {
    const [mock, uploaded] = await mockWithUpload();
    const token = uploaded.delete_token;
    expect(await remove(mock, uploaded, {}, '?delete_token=wrong')).toBe(403);
    expect(await remove(mock, uploaded, {}, '?delete_token=')).toBe(401);
    expect(await remove(mock, uploaded, {}, `?delete_token=${token}&delete_token=${token}`)).toBe(422);
    const init = { method: 'DELETE', ...withToken('other') };
    expect(
      await fieldMessages(mock, `/api/v1/images/short-lived?delete_token=${token}`, init),
    ).toHaveProperty('delete_token');
  });

  test('a wrong token is ignored with a sufficient key, and a right token is sufficient with another key', async () => {
    const [mock, uploaded] = await mockWithUpload();
    expect(await remove(mock, uploaded, withToken('wrong', 'other'))).toBe(403);
    expect(await remove(mock, uploaded, withToken('wrong', 'owner'))).toBe(200);
    const [again, record] = await mockWithUpload();
    expect(await remove(again, record, withToken(record.delete_token, 'other'))).toBe(200);
  });

  test('a picture that was not uploaded has no valid token', async () => {
    for (const token of ['undefined', 'null', 'x']) {
      expect(await statusOf(createMock(), path, withToken(token))).toBe(403);
    }
  });
});

test('an unknown picture is a 401 like all others without key and token, and a 404 with a token', async () => {
  expect(await remove(createMock(), { slug: 'nothing' }, {})).toBe(401);
  expect(await remove(createMock(), { slug: 'nothing' }, withToken('x'))).toBe(404);
});

test('a body must be JSON; an empty one counts as absent, whatever its type', async () => {
  const owner = { 'X-API-Key': 'pix_test_owner' };
  const send = async (type: string, body: string) => {
    const [mock, uploaded] = await mockWithUpload();
    return remove(mock, uploaded, { headers: { ...owner, 'Content-Type': type }, body });
  };
  expect(await send('text/plain', 'x')).toBe(415);
  expect(await send('application/json', 'x')).toBe(400);
  expect(await send('application/json', '')).toBe(200);
  expect(await send('text/plain', '')).toBe(200);
});

test('one of ten concurrent deletions succeeds (S16)', async () => {
  const [mock, uploaded] = await mockWithUpload();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => remove(mock, uploaded, key('owner'))));
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
});
