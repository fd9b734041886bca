/** Tests of every adapter of the mock, run once for each adapter, in Node and in a browser. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MockControl } from '../../../mock-server/control/mock-control.ts';
import type {
  Album,
  CalendarEvent,
  ErrorBody,
  Image,
  List,
  Single,
  UploadedImage,
} from '../../../src/contract/models.ts';
import { orderRequest } from '../../support/order-request.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';

/** A running mock, and the function that sends requests to it. */
export interface Adapter {
  baseUrl: string;
  fetch: typeof fetch;
  control: MockControl;
  stop: () => Promise<void> | void;
}

/** A PNG of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const owner = { 'X-API-Key': 'pix_test_owner' };
const other = { 'X-API-Key': 'pix_test_other' };

/** Defines the tests; `start` is called once. */
export function platformSuite(start: () => Promise<Adapter>): void {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await start();
  });
  afterAll(() => adapter.stop());
  beforeEach(() => adapter.control.reset());

  /** Sends a request, and expects a response that matches the contract. */
  const sendRequest = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await adapter.fetch(adapter.baseUrl + path, init);
    const request = { method: init.method ?? 'GET', url: adapter.baseUrl + path };
    expect(await responseFaults(request, response.clone())).toEqual([]);
    return response;
  };
  const json = async <T>(response: Response): Promise<T> => (await response.json()) as T;
  const send = (method: string, path: string, body: object, headers: Record<string, string> = owner) =>
    sendRequest(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const upload = (fields: object, headers = owner) =>
    send('POST', '/api/v1/images', { image_base64: PNG, ...fields }, headers);

  test('searches fold case and diacritics, and filters fold case only, in every engine (S19)', async () => {
    const title = 'Çalışma İSTANBUL Straße ṭhian 🦜';
    const { data } = await json<Single<UploadedImage>>(
      await upload({ title, category: 'Ṭhal', tags: 'Café, Straße' }),
    );
    const isFound = async (name: string, value: string) => {
      const query = new URLSearchParams({ [name]: value, limit: '100' });
      const found = await json<List<Image>>(await sendRequest(`/api/v1/images?${query}`));
      return found.data.some(({ id }) => id === data.id);
    };
    for (const q of [
      'istanbul',
      'ISTANBUL',
      'çalısma',
      'CALISMA',
      'strasse',
      'STRAẞE',
      'thian',
      't\u0323hian',
      '🦜',
    ])
      expect(await isFound('q', q), q).toBe(true);
    for (const [name, value] of [
      ['category', 'ṭHAL'],
      ['category', 't\u0323hal'],
      ['tag', 'CAFE\u0301'],
      ['tag', 'strasse'],
      ['user', 'OWNER'],
    ] as const)
      expect(await isFound(name, value), value).toBe(true);
    for (const [name, value] of [
      ['category', 'thal'],
      ['tag', 'cafe'],
      ['q', '🐦'],
    ] as const)
      expect(await isFound(name, value), value).toBe(false);
  });

  test('lists and reads pictures, and counts a view for each read', async () => {
    const { data, pagination } = await json<List<Image>>(
      await sendRequest('/api/v1/images?limit=3&sort=popular'),
    );
    expect(data).toHaveLength(3);
    expect(pagination.total).toBeGreaterThan(200);
    const [{ slug, views, urls }] = data as [Image];
    await sendRequest(`/api/v1/images/${slug}`, { method: 'HEAD' });
    const again = await json<Single<Image>>(await sendRequest(`/api/v1/images/${slug}`));
    expect(again.data.views).toBe(views + 1);
    const picture = await adapter.fetch(urls.thumbnail_url);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringMatching('^image/'),
    ]);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('uploads a file, serves it, and deletes it by its token', async () => {
    const form = new FormData();
    const bytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
    form.set('image', new Blob([bytes]), 'dot.png');
    form.set('slug', 'dot');
    form.set('tags', 'one, two');
    const made = await sendRequest('/api/v1/images', { method: 'POST', headers: owner, body: form });
    expect(made.status).toBe(201);
    const { data } = await json<Single<UploadedImage>>(made);
    expect(data).toMatchObject({
      slug: 'dot',
      format: 'PNG',
      dimensions: { width: 1, height: 1 },
      tags: ['one', 'two'],
    });
    expect(new Uint8Array(await (await adapter.fetch(data.urls.direct_url)).arrayBuffer())).toEqual(bytes);
    const { delete_token } = data;
    expect((await send('DELETE', '/api/v1/images/dot', { delete_token }, {})).status).toBe(200);
    expect((await adapter.fetch(data.urls.direct_url)).status).toBe(404);
  });

  test('one of fifty concurrent uploads with the same slug succeeds', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => upload({ slug: 'only-once' })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  test('rejects invalid requests with the right status, and changes nothing', async () => {
    const [own] = (await json<List<Image>>(await sendRequest('/api/v1/images?user=owner&limit=1'))).data;
    const before = adapter.control.snapshot();
    const refusals = await Promise.all([
      send('POST', '/api/v1/images', { image_base64: PNG }, {}),
      send('PATCH', `/api/v1/images/${own?.slug}`, { title: 'Mine' }, other),
      sendRequest('/api/v1/images/no-such-picture'),
      sendRequest('/api/v1/ping', { method: 'DELETE' }),
      upload({ image_base64: btoa('This is no picture.') }),
      upload({ slug: 'Not A Slug' }),
      sendRequest('/api/v1/images?limit=0'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 404, 405, 415, 422, 422]);
    const bodies = await Promise.all(refusals.map((response) => json<ErrorBody>(response)));
    expect(bodies.every(({ error }) => error.message.length > 10)).toBe(true);
    expect(adapter.control.snapshot()).toEqual(before);
  });

  test('creates, fills, reads and empties albums', async () => {
    const made = await json<Single<Album>>(
      await send('POST', '/api/v1/albums', { title: 'New', is_public: 0 }),
    );
    const path = `/api/v1/albums/${made.data.token}/images`;
    await upload({ slug: 'member' });
    expect((await send('POST', path, { image: 'member' })).status).toBe(201);
    expect((await send('POST', path, { image: 'member' })).status).toBe(200);
    expect((await json<List<Image>>(await sendRequest(path))).data.map(({ slug }) => slug)).toEqual([
      'member',
    ]);
    expect((await send('DELETE', path, { image: 'member' })).status).toBe(200);
    expect((await json<List<Image>>(await sendRequest(path))).pagination.total).toBe(0);
  });

  test('sends a response again only after a change', async () => {
    const first = await sendRequest('/api/v1/albums');
    const etag = first.headers.get('ETag') ?? '';
    expect((await sendRequest('/api/v1/albums', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await send('POST', '/api/v1/albums', { title: 'Another' });
    expect((await sendRequest('/api/v1/albums', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test.each([
    ['/platform/api/v1/birds?limit=2', 2],
    ['/platform/api/v1/calendar?year=2026&limit=5', 5],
    ['/platform/api/v1/tawng-upa?count=3&random=true', 3],
    ['/lexicon/api/v1/bibles?book=Psalms&chapter=23&translation=kjv', 6],
  ])('companion data set %s', async (path, count) => {
    const { data } = await json<List<unknown>>(await sendRequest(path, { headers: owner }));
    expect(data).toHaveLength(count);
  });

  test('companion services: link, message, order, audit, background removal', async () => {
    const link = await send('POST', '/platform/api/v1/shorturl', { url: 'https://example.com/a' });
    const message = await send('POST', '/messaging/api/send-message', {
      number: '919876543210',
      message: 'Hi',
    });
    const upi = await sendRequest('/payments/api/create-order', orderRequest('o-1'));
    const wallet = await sendRequest('/wallet/api/create-order.php', orderRequest('o-1'));
    const audit = await send('POST', '/crawler/api/v1/audit', { url: 'https://example.com/' });
    const removed = await send('POST', '/platform/api/v1/remove-bg', { image_file_b64: PNG });
    expect([link, message, upi, wallet, audit, removed].map(({ status }) => status)).toEqual([
      201, 202, 201, 201, 200, 200,
    ]);
  });

  test('a fault rule sends its status as often as configured, then requests succeed', async () => {
    adapter.control.faults.add({ operation: 'listTags', status: 503, first: 2 });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await sendRequest('/api/v1/tags')).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  test('a fault rule delays a response, breaks the connection, or interrupts the body', async () => {
    adapter.control.faults.add({ operation: 'ping', delay: 120 });
    const startTime = performance.now();
    await sendRequest('/api/v1/ping');
    expect(performance.now() - startTime).toBeGreaterThan(100);
    adapter.control.faults.add({ operation: 'getStats', breaks: 'at once' });
    await expect(adapter.fetch(`${adapter.baseUrl}/api/v1/stats`)).rejects.toThrow();
    adapter.control.faults.add({ operation: 'listTags', breaks: { after: 20 } });
    const cut = adapter.fetch(`${adapter.baseUrl}/api/v1/tags`).then((response) => response.text());
    await expect(cut).rejects.toThrow();
  });

  test('a request in flight during a reset gets its response, but changes nothing, and is not in the journal', async () => {
    const before = adapter.control.snapshot();
    adapter.control.faults.add({ operation: 'uploadImage', delay: 200 });
    const number = async () =>
      Number((await sendRequest('/api/v1/ping')).headers.get('X-Request-Id')?.slice(4));
    let last = await number();
    const pending = upload({ slug: 'late' });
    // Until the upload has taken a number.
    for (let next = await number(); next === last + 1; next = await number()) last = next;
    await adapter.control.reset();
    expect((await pending).status).toBe(201);
    expect(adapter.control.snapshot()).toEqual(before);
    expect(adapter.control.journal.list()).toEqual([]);
    expect((await upload({ slug: 'late' })).status).toBe(201);
    expect(adapter.control.journal.list()).toHaveLength(1);
  });

  test('scenarios, snapshots and the clock change responses', async () => {
    const before = adapter.control.snapshot();
    await adapter.control.scenario('empty');
    expect((await json<List<Image>>(await sendRequest('/api/v1/images'))).pagination.total).toBe(0);
    adapter.control.restore(before);
    expect((await json<List<Image>>(await sendRequest('/api/v1/images'))).pagination.total).toBeGreaterThan(
      200,
    );
    adapter.control.clock.set('2026-12-24T12:00:00Z');
    const upcoming = await sendRequest('/platform/api/v1/calendar?upcoming=true&limit=1');
    const [event] = (await json<List<CalendarEvent>>(upcoming)).data;
    expect(event?.date).toMatch(/^2026-12-2[4-9]$/);
  });

  test('the journal lists requests without secrets', async () => {
    await sendRequest('/api/v1/user', { headers: owner });
    await adapter.fetch(`${adapter.baseUrl}/api/v1/images/1?delete_token=secret`, { method: 'DELETE' });
    const entries = adapter.control.journal.list();
    expect(entries.map(({ operation, status }) => [operation, status])).toEqual([
      ['getUser', 200],
      ['deleteImage', 403],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/pix_test_owner|secret/);
  });
}
