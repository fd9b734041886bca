import { describe, expect, test, vi } from 'vitest';
import { createMockFetch, type MockFetch } from '../../../mock-server/fetch.ts';
import { SCENARIOS } from '../../../mock-server/scenarios/index.ts';
import { HOSTILE_TEXTS } from '../../../mock-server/scenarios/hostile-metadata.ts';
import type { ScenarioName } from '../../../mock-server/scenarios/scenario.ts';
import type { Album, Image, List, Single } from '../../../src/contract/models.ts';
import { sendRequest, bodyOf, key } from '../support/mock.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const NOON = Date.UTC(2026, 11, 1, 12);
const mockOf = (scenario: ScenarioName) => createMockFetch({ scenario, clock: () => NOON });
const list = async <T>(mock: MockFetch, path: string) => bodyOf<List<T>>(await sendRequest(mock, path));

test('each of the nine has a name and a description of its difference', () => {
  expect(SCENARIOS.map(({ name }) => name)).toEqual([
    ...['empty', 'huge', 'slow', 'flaky', 'quota-hit', 'hostile-metadata', 'rtl-titles', 'private-album'],
    'expired-link',
  ]);
  for (const { description } of SCENARIOS) expect(description).toMatch(/^[^\n]{20,250}$/);
});

test('an unknown one is rejected with the list of names', async () => {
  expect(() => mockOf('hugh' as ScenarioName)).toThrow('scenario must be one of empty, huge, slow');
  await expect(createMockFetch().control.scenario('hugh' as ScenarioName)).rejects.toThrow('not "hugh"');
});

test.each(SCENARIOS.map(({ name }) => name))(
  '%s is the same in every run, at the start and later',
  async (name) => {
    const { snapshot } = mockOf(name).control;
    const other = createMockFetch({ clock: () => NOON });
    await other.control.scenario(name);
    // Contents are functions; their version identifies the result.
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    expect(plain(other.control.snapshot())).toEqual(plain(snapshot()));
    await other.control.reset();
    expect(plain(other.control.snapshot())).toEqual(
      plain(createMockFetch({ clock: () => NOON }).control.snapshot()),
    );
    expect(other.control.faults.list()).toEqual([]);
  },
);

test('reset restores the initial scenario of the mock', async () => {
  const mock = mockOf('quota-hit');
  await mock.control.scenario('empty');
  await mock.control.reset();
  expect((await sendRequest(mock, '/platform/api/v1/birds')).status).toBe(429);
  expect((await list(mock, '/api/v1/images')).pagination.total).toBeGreaterThan(200);
});

test('scenarios without their own data use the initial data of the mock', async () => {
  const mock = createMockFetch({ seed: { pictures: [{ slug: 'mine' }] } });
  await mock.control.scenario('expired-link');
  expect((await list(mock, '/api/v1/images')).pagination.total).toBe(1);
});

test('empty: accounts and data sets, but no data of users', async () => {
  const mock = mockOf('empty');
  for (const path of ['images', 'albums', 'categories', 'tags']) {
    expect((await list(mock, `/api/v1/${path}`)).pagination.total, path).toBe(0);
  }
  expect((await sendRequest(mock, '/api/v1/user', key('owner'))).status).toBe(200);
  expect((await list(mock, '/platform/api/v1/birds')).pagination.total).toBe(229);
});

test('huge: 10,000 pictures, ready within two seconds', async () => {
  const start = cpuTime();
  const mock = mockOf('huge');
  expect(cpuTime() - start).toBeLessThan(2_000);
  const { data, pagination } = await list<Image>(mock, '/api/v1/images?limit=100&page=50');
  expect(pagination).toMatchObject({ total: 10_000, total_pages: 100 });
  expect(new Set(data.map(({ title }) => title)).size).toBe(100);
  expect(mock.control.snapshot()['pictures']).toHaveLength(10_000);
  expect((await list(mock, '/api/v1/categories')).pagination.total).toBe(12);
  expect((await list(mock, '/api/v1/albums')).pagination.total).toBe(190);
  const [{ urls, file_size }] = data as [Image];
  expect((await (await mock(urls.direct_url)).arrayBuffer()).byteLength).toBe(file_size);
});

test('slow: each response of the API takes two seconds, but pictures are not delayed', async () => {
  const mock = mockOf('slow');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isAnswered = false;
    const pending = mock('/api/v1/ping').then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect((await mock('/thumb/low-tide-early-light.svg')).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('flaky: every third call of each operation responds with 503, counted separately', async () => {
  const mock = mockOf('flaky');
  const [tags, pings] = [[] as number[], [] as number[]];
  for (let at = 0; at < 6; at += 1) {
    tags.push((await mock('/api/v1/tags')).status);
    pings.push((await mock('/api/v1/ping')).status, (await mock('/i/low-tide-early-light')).status);
  }
  expect(tags).toEqual([200, 200, 503, 200, 200, 503]);
  expect(pings.filter((_, at) => at % 2 === 0)).toEqual(tags);
  expect(pings.filter((_, at) => at % 2 === 1)).toEqual(Array(6).fill(200));
});

test('quota-hit: 429 with the headers of an actual quota, and 402 for paid operations', async () => {
  const mock = mockOf('quota-hit');
  const birds = await sendRequest(mock, '/platform/api/v1/birds');
  const real = createMockFetch({ clock: () => NOON });
  for (let at = 0; at < 60; at += 1) await real('/platform/api/v1/birds');
  const refused = await real('/platform/api/v1/birds');
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['x-request-id', 'content-length'].includes(name));
  expect([birds.status, headersOf(birds)]).toEqual([429, headersOf(refused)]);
  expect((await sendRequest(mock, '/platform/api/v1/calendar')).status).toBe(429);
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect((await mock('/platform/api/v1/shorturl', post({ url: 'https://example.org/' }))).status).toBe(402);
  const image_file_b64 = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
  expect((await mock('/platform/api/v1/remove-bg', post({ image_file_b64 }))).status).toBe(402);
});

describe('hostile-metadata', () => {
  test('each text is title, description, category, tag and album title, and is returned unchanged', async () => {
    const mock = mockOf('hostile-metadata');
    const { data } = await bodyOf<List<Image>>(await mock('/api/v1/images?limit=100'));
    const wellFormed = (text: string) => text.toWellFormed();
    for (const [slug, text] of Object.entries(HOSTILE_TEXTS)) {
      const image = data.find((candidate) => candidate.slug === slug);
      const texts = [image?.title, image?.description, image?.category, image?.tags[0]];
      expect(
        texts.map((value) => wellFormed(value ?? '')),
        slug,
      ).toEqual(texts.map(() => wellFormed(text)));
    }
    const albums = await bodyOf<List<Album>>(await mock('/api/v1/albums?limit=100'));
    expect(albums.data.map(({ title }) => title)).toContain(HOSTILE_TEXTS['script']);
  });

  test('it contains texts that break pages: markup, control characters, long words, overrides, lone surrogates, emoji', () => {
    const all = Object.values(HOSTILE_TEXTS).join('\n');
    for (const pattern of [
      /<script>/,
      /onerror=/,
      /\p{Cc}/u,
      /\w{10000}/,
      /\u202e/,
      /\u200b/,
      /\p{Cs}/u,
      /\p{RI}/u,
    ]) {
      expect(all).toMatch(pattern);
    }
  });

  test('it is always escaped in embed codes, picture pages and headers', async () => {
    const mock = mockOf('hostile-metadata');
    const { data } = await bodyOf<List<Image>>(await mock('/api/v1/images?limit=100'));
    for (const { slug, embed_codes } of data) {
      expect(embed_codes.html, slug).toMatch(/^<img src="[^"<>]*" alt="[^"<>]*" width="\d+" height="\d+">$/);
      const page = await sendRequest(mock, `/i/${slug}`);
      expect(await page.text(), slug).not.toMatch(/<script|<img src=x|<svg>|<b>bold/);
    }
  });
});

test('rtl-titles: Arabic, Hebrew, and both directions in one title', async () => {
  const mock = mockOf('rtl-titles');
  const { data } = await list<Image>(mock, '/api/v1/images');
  const titles = data.map(({ title }) => title);
  expect(titles.filter((title) => /\p{Script=Arabic}/u.test(title)).length).toBeGreaterThan(5);
  expect(titles.filter((title) => /\p{Script=Hebrew}/u.test(title)).length).toBeGreaterThan(5);
  expect(titles.filter((title) => /[A-Za-z]/.test(title)).length).toBeGreaterThan(2);
  for (const image of data) expect(schemaFaults('#/components/schemas/Image', image)).toEqual([]);
  expect(
    (await list<Image>(mock, `/api/v1/images?category=${encodeURIComponent('ים')}`)).pagination.total,
  ).toBe(2);
});

test('private-album: it matches its description', async () => {
  const mock = mockOf('private-album');
  const { description } = SCENARIOS.find(({ name }) => name === 'private-album') ?? { description: '' };
  const [, id, token] = /"Drafts" \(id (\d+), token (\w+)\)/.exec(description) ?? [];
  const status = async (handle: string | undefined, caller?: string) =>
    (await sendRequest(mock, `/api/v1/albums/${handle}/images`, caller ? key(caller) : {})).status;
  expect(
    await Promise.all([status(token), status(id), status(id, 'owner'), status(id, 'other'), status('1')]),
  ).toEqual([200, 404, 200, 404, 200]);
  const slugs = (await list<Image>(mock, '/api/v1/images')).data.map(({ slug }) => slug);
  expect(slugs).toEqual(['finished-1', 'finished-2', 'finished-3']);
  expect(
    (await bodyOf<Single<Image>>(await sendRequest(mock, '/api/v1/images/draft-1'))).data.is_public,
  ).toBe(false);
});

test('expired-link: one has expired, one will expire, one never expires', async () => {
  const mock = mockOf('expired-link');
  const statuses = () =>
    Promise.all(
      ['expired', 'live', 'forever'].map(async (code) => (await mock(`/platform/s/${code}`)).status),
    );
  expect(await statuses()).toEqual([410, 307, 307]);
  mock.control.clock.advance(86_400_000);
  expect(await statuses()).toEqual([410, 410, 307]);
});
