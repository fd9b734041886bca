import { describe, expect, test } from 'vitest';
import type { Bird, CalendarEvent, Proverb } from '../../../src/contract/models.ts';
import { createCompanions, namedFields, get, NOW, recordsOf } from '../support/companions.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const lists: [name: string, path: string, total: number][] = [
  ['birds', '/platform/api/v1/birds', 229],
  ['calendar', '/platform/api/v1/calendar', 145],
  ['proverbs', '/platform/api/v1/tawng-upa', 158],
];

interface List {
  pagination: { total: number; page: number; limit: number; total_pages: number; has_next: boolean };
  data: unknown[];
}

const listOf = async (path: string) =>
  (await (await createCompanions().sendRequest(path, get())).json()) as List;

describe.each(lists)('%s', (name, path, total) => {
  test(`has ${total} records, 20 of them on the first page`, async () => {
    const { pagination, data } = await listOf(path);
    expect([pagination.total, pagination.limit, data.length]).toEqual([total, 20, 20]);
  });

  test('returns all records once in pages of 100 (C1)', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => listOf(`${path}?limit=100&page=${page}`)));
    const records = pages.flatMap(({ data }) => data.map((record) => JSON.stringify(record)));
    expect([records.length, new Set(records).size]).toEqual([total, total]);
  });

  test('returns an empty page past the end', async () => {
    const { pagination, data } = await listOf(`${path}?page=9007199254740991`);
    expect([pagination.total, pagination.has_next, data]).toEqual([total, false, []]);
  });

  test.each([
    'limit=1',
    'limit=100',
    'page=1',
    'limit=007',
    'unknown=x&unknown=y',
    'q=',
    ...(name === 'calendar' ? [] : ['count=1', 'count=20', 'random=true&count=20', 'random=false']),
  ])('accepts %s', async (query) => {
    expect((await createCompanions().sendRequest(`${path}?${query}`, get())).status).toBe(200);
  });

  test.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['limit', '0x10'],
    ['limit', '%201'],
    ['limit', '%2B1'],
    ['limit', '١'],
    ['limit', ''],
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', '9007199254740992'],
    ...(name === 'calendar'
      ? []
      : [
          ['count', '0'],
          ['count', '21'],
          ['random', 'yes'],
          ['random', '1'],
          ['random', 'TRUE'],
          ['random', ''],
        ]),
  ])('rejects %s=%s by name (S20)', async (parameter, value) => {
    const response = await createCompanions().sendRequest(`${path}?${parameter}=${value}`, get());
    expect([response.status, await namedFields(response)]).toEqual([422, [parameter]]);
  });

  test('rejects a parameter that is given twice or as a list (S20)', async () => {
    for (const query of ['page=1&page=2', 'limit=1&limit=1', 'q=a&q=b', 'page[]=1']) {
      expect((await createCompanions().sendRequest(`${path}?${query}`, get())).status, query).toBe(422);
    }
  });

  test('accepts any search text (S18, S19)', async () => {
    for (const q of ["' OR 1=1--", '(a+)+$', '.*', '%', '_', '\0', 'ß', 'İ', '🦜', 'x'.repeat(10_000)]) {
      const { sendRequest } = createCompanions();
      const started = cpuTime();
      const response = await sendRequest(`${path}?q=${encodeURIComponent(q)}`, get());
      expect(response.status, q).toBe(200);
      expect(cpuTime() - started, q.slice(0, 20)).toBeLessThan(1_000);
    }
  });

  test('responds with 304 to its own ETag', async () => {
    const { sendRequest } = createCompanions();
    const tag = (await sendRequest(path, get())).headers.get('ETag') ?? '';
    const again = await sendRequest(path, { headers: { ...get().headers, 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });
});

describe.each(lists.filter(([name]) => name !== 'calendar'))('random %s', (_, path) => {
  test('are a single record unless count is given, all different, on one page (C1)', async () => {
    expect((await listOf(`${path}?random=true`)).data).toHaveLength(1);
    const { pagination, data } = await listOf(`${path}?random=true&count=20&page=3&limit=5`);
    expect(new Set(data.map((record) => JSON.stringify(record))).size).toBe(20);
    expect(pagination).toMatchObject({ total: 20, page: 1, limit: 20, total_pages: 1, has_next: false });
  });

  test('differ each time, but are the same in each run', async () => {
    const draws = async () => {
      const { sendRequest } = createCompanions();
      const draw = async () => recordsOf(await sendRequest(`${path}?random=true&count=20`, get()));
      return [await draw(), await draw()];
    };
    const [first, second] = await draws();
    expect(first).not.toEqual(second);
    expect(await draws()).toEqual([first, second]);
  });

  test('must not be cached', async () => {
    const { sendRequest } = createCompanions();
    const cacheOf = async (query: string) =>
      (await sendRequest(path + query, get())).headers.get('Cache-Control');
    expect([await cacheOf('?random=true'), await cacheOf('?random=false')]).toEqual(['no-store', 'no-cache']);
  });

  test('match the query, and are fewer if fewer match', async () => {
    const { data } = await listOf(`${path}?random=true&count=20&q=zzzzzzzzzzzz`);
    expect(data).toEqual([]);
  });
});

describe('birds', () => {
  const find = async (query: string) =>
    recordsOf<Bird>(await createCompanions().sendRequest(`/platform/api/v1/birds?limit=100&${query}`));

  test('are also found by a word of their family', async () => {
    const found = await find('q=bucerotidae');
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await find('family=Bucerotidae'));
  });

  test('are found by words of their names and by family, ignoring case', async () => {
    const [hornbill] = await find('q=GREAT%20hornbill');
    expect(hornbill?.scientific_name).toBe('Buceros bicornis');
    const family = await find('family=bucerotidae');
    expect(family.length).toBeGreaterThan(1);
    expect(new Set(family.map((bird) => bird.family))).toEqual(new Set(['Bucerotidae']));
    expect(await find('family=bucero')).toEqual([]);
  });

  test.each(['mizo_name', 'common_name', 'scientific_name', 'family'] as const)(
    'are sorted by %s',
    async (sort) => {
      const names = (await find(`sort=${sort}`)).map((bird) => bird[sort]);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
      expect(names).not.toEqual((await find('sort=id')).map((bird) => bird[sort]));
    },
  );

  test.each(['views', 'ID', ''])('reject the sort order %j', async (sort) => {
    const response = await createCompanions().sendRequest(`/platform/api/v1/birds?sort=${sort}`);
    expect([response.status, await namedFields(response)]).toEqual([422, ['sort']]);
  });

  test('drawn at random match the query', async () => {
    const drawn = await find('random=true&count=3&family=Bucerotidae');
    expect(drawn.map(({ family }) => family)).toEqual(['Bucerotidae', 'Bucerotidae', 'Bucerotidae']);
  });
});

describe('calendar', () => {
  const CALENDAR = '/platform/api/v1/calendar';
  const find = async (query: string, mock = createCompanions()) =>
    recordsOf<CalendarEvent>(await mock.sendRequest(`${CALENDAR}?limit=100&${query}`));

  test('is filtered by day, month, year, kind and words together', async () => {
    const [day] = await find('date=2026-01-26');
    expect(day?.name).toContain('Republic Day');
    const all = await find('month=1&year=2026&type=NATIONAL&q=republic');
    expect(all).toEqual([day]);
    expect((await find('month=12')).every(({ date }) => date.slice(5, 7) === '12')).toBe(true);
    expect((await find('year=2025')).every(({ date }) => date.startsWith('2025'))).toBe(true);
    expect(await find('date=2026-01-26&month=2')).toEqual([]);
    expect(await find('date=2024-02-29')).toEqual([]);
  });

  test('excludes days before today in UTC if upcoming, and includes today', async () => {
    const mock = createCompanions();
    const [first] = await find('upcoming=true', mock);
    expect(first && first.date >= '2026-11-20').toBe(true);
    mock.time.now = Date.UTC(2026, 0, 26, 23, 59, 59, 999);
    expect((await find('upcoming=true', mock))[0]?.date).toBe('2026-01-26');
    mock.time.now += 1;
    expect((await find('upcoming=true', mock))[0]?.date).not.toBe('2026-01-26');
    mock.time.now = Date.UTC(2027, 0, 1);
    expect(await find('upcoming=true', mock)).toEqual([]);
    expect((await find('upcoming=false', mock)).length).toBe(100);
  });

  test.each([
    'date=2026-02-28',
    'date=1999-01-01',
    'month=1',
    'month=12',
    'year=2025',
    'year=2026',
    'type=FULL_MOON',
    'type=RESTRICTED',
    'upcoming=false',
  ])('accepts %s', async (query) => {
    expect((await createCompanions().sendRequest(`${CALENDAR}?${query}`)).status).toBe(200);
  });

  test.each([
    ['date', '2026-02-30'],
    ['date', '2025-02-29'],
    ['date', '2026-13-01'],
    ['date', '2026-1-26'],
    ['date', '26-01-2026'],
    ['date', '2026-01-26T00:00:00Z'],
    ['month', '0'],
    ['month', '13'],
    ['month', 'May'],
    ['year', '2024'],
    ['year', '2027'],
    ['year', '02026'],
    ['type', 'national'],
    ['type', ''],
    ['upcoming', 'yes'],
    ['upcoming', '1'],
  ])('rejects %s=%s by name', async (parameter, value) => {
    const response = await createCompanions().sendRequest(`${CALENDAR}?${parameter}=${value}`);
    expect([response.status, await namedFields(response)]).toEqual([422, [parameter]]);
  });

  test('is sorted by day', async () => {
    const dates = (await find('')).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(new Date(NOW).getUTCFullYear()).toBe(2026);
  });
});

describe('proverbs', () => {
  const find = async (query: string) =>
    recordsOf<Proverb>(
      await createCompanions().sendRequest(`/platform/api/v1/tawng-upa?limit=100&${query}`, get()),
    );

  test('are filtered by the whole name of their time period, ignoring case', async () => {
    const [first] = await find('');
    const category = first?.category ?? '';
    const found = await find(`category=${encodeURIComponent(category.toUpperCase())}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((proverb) => proverb.category))).toEqual(new Set([category]));
    expect(await find(`category=${encodeURIComponent(category.slice(0, -1))}`)).toEqual([]);
  });

  test('match t for ṭ, composed or not (S19)', async () => {
    const [plain, dotted, composed] = await Promise.all([
      find('q=thian'),
      find('q=%E1%B9%ADhian'),
      find('q=t%CC%A3hian'),
    ]);
    expect(plain?.length).toBeGreaterThan(0);
    expect([dotted, composed]).toEqual([plain, plain]);
  });
});
