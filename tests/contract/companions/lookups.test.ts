import { describe, expect, test } from 'vitest';
import type { BankBranch, PostalCode, Verse } from '../../../src/contract/models.ts';
import { createCompanions, namedFields, get, post, recordOf, recordsOf } from '../support/companions.ts';

interface List<T> {
  pagination: { total: number; page: number; limit: number; has_next: boolean };
  data: T[];
}

const PINCODE = '/platform/api/v1/pincode';
const IFSC = '/platform/api/v1/ifsc';

const search = async <T>(path: string, body: object) =>
  (await (await createCompanions().sendRequest(path, post(body))).json()) as List<T>;

describe('a postal code', () => {
  test('has all its offices on one page', async () => {
    const { data: all } = await search<PostalCode>(PINCODE, { limit: 200 });
    const shared = all.find(({ pincode }, at) => all[at + 1]?.pincode === pincode)?.pincode ?? '';
    const response = await createCompanions().sendRequest(`${PINCODE}/${shared}`, get());
    const { pagination, data } = (await response.json()) as List<PostalCode>;
    expect(data).toEqual(all.filter(({ pincode }) => pincode === shared));
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map(({ pincode }) => pincode))).toEqual(new Set([shared]));
    expect(pagination).toMatchObject({ total: data.length, limit: data.length, has_next: false });
  });

  test.each([
    ['000000', 404],
    ['79600', 422],
    ['7960011', 422],
    ['79600a', 422],
    ['%D9%A7%D9%A9%D9%A6%D9%A0%D9%A0%D9%A1', 422],
    ['796001%0a', 422],
  ])('%s responds with %i', async (code, status) => {
    expect((await createCompanions().sendRequest(`${PINCODE}/${code}`, get())).status).toBe(status);
  });

  test('names the code when it is malformed', async () => {
    expect(await namedFields(await createCompanions().sendRequest(`${PINCODE}/1`, get()))).toEqual(['code']);
  });
});

describe('a bank branch', () => {
  test('is one record, whatever the case of its code', async () => {
    const [branch] = (await search<BankBranch>(IFSC, { limit: 1 })).data;
    const code = branch?.ifsc.toLowerCase() ?? '';
    expect(
      await recordOf<BankBranch>(await createCompanions().sendRequest(`${IFSC}/${code}`, get())),
    ).toEqual(branch);
  });

  test.each([
    ['ZZZZ0000000', 404],
    ['SBIN000001', 422],
    ['SBIN00000011', 422],
    ['SBI10000001', 422],
    ['SBIN-000001', 422],
    ['%C5%9FBIN0000001', 422],
  ])('%s responds with %i', async (code, status) => {
    expect((await createCompanions().sendRequest(`${IFSC}/${code}`, get())).status).toBe(status);
  });
});

describe.each([
  ['postal codes', PINCODE, 'pincode', '796001', ['pincode', 'district', 'state']],
  ['bank branches', IFSC, 'bank_code', 'sbin', ['ifsc', 'bank_code', 'district']],
] as const)('the search for %s', (_, path, code, value, fields) => {
  test('lists everything without search fields, 50 records by default', async () => {
    const { pagination, data } = await search(path, {});
    expect(pagination.total).toBeGreaterThan(50);
    expect([pagination.page, pagination.limit, data.length, pagination.has_next]).toEqual([1, 50, 50, true]);
  });

  test('needs no body', async () => {
    const { sendRequest } = createCompanions();
    expect((await sendRequest(path, { ...get(), method: 'POST' })).status).toBe(200);
  });

  test('combines all given fields', async () => {
    const { data } = await search<Record<string, string>>(path, { [code]: value });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((record) => record[code]?.toLowerCase() === value)).toBe(true);
    const district = data[0]?.['district']?.toUpperCase();
    const both = await search<Record<string, string>>(path, { [code]: value, district });
    expect(both.data).toEqual(data.filter((record) => record['district']?.toUpperCase() === district));
    expect((await search(path, { [code]: value, district: 'Nowhere' })).data).toEqual([]);
  });

  test.each([1, 200])('accepts limit %i', async (limit) => {
    const { pagination, data } = await search(path, { limit });
    expect([pagination.limit, data.length]).toEqual([limit, Math.min(limit, pagination.total)]);
  });

  test.each([0, 201, 1.5, '10', null, true])('rejects limit %j', async (limit) => {
    const response = await createCompanions().sendRequest(path, post({ limit }));
    expect([response.status, await namedFields(response)]).toEqual([422, ['limit']]);
  });

  test.each(fields)('rejects %s of another type', async (field) => {
    for (const wrong of [1, null, ['a'], {}]) {
      const response = await createCompanions().sendRequest(path, post({ [field]: wrong }));
      expect([response.status, await namedFields(response)]).toEqual([422, [field]]);
    }
  });

  test('rejects malformed codes, empty ones too', async () => {
    for (const wrong of ['', '1', 'SBIN0', '7960011']) {
      expect((await createCompanions().sendRequest(path, post({ [code]: wrong }))).status, wrong).toBe(422);
    }
  });

  test('treats an empty district as absent', async () => {
    expect((await search(path, { district: '' })).pagination).toEqual((await search(path, {})).pagination);
  });
});

test('finds postal codes by state, and branches by their code in any case', async () => {
  const offices = (await search<PostalCode>(PINCODE, { state: 'MIZORAM', limit: 200 })).data;
  expect(new Set(offices.map(({ state }) => state))).toEqual(new Set(['Mizoram']));
  const [branch] = (await search<BankBranch>(IFSC, {})).data;
  const ifsc = branch?.ifsc.toLowerCase();
  expect((await search(IFSC, { ifsc })).data).toEqual([branch]);
});

describe('scripture', () => {
  const BIBLES = '/lexicon/api/v1/bibles';
  const read = async (query: string) =>
    recordsOf<Verse>(await createCompanions().sendRequest(`${BIBLES}?${query}`, get()));

  test('returns a verse, by default from the King James Version', async () => {
    const [verse, ...others] = await read('book=john&chapter=3&verse=16');
    expect(verse).toMatchObject({ book: 'John', chapter: 3, verse: 16, translation: 'kjv' });
    expect(verse?.text).toMatch(/^For God so loved the world/);
    expect(others).toEqual([]);
    expect(await read('book=john&chapter=3&verse=16&translation=kjv')).toEqual([verse]);
  });

  test('returns a whole chapter on one page', async () => {
    const response = await createCompanions().sendRequest(`${BIBLES}?book=John&chapter=3`, get());
    const { pagination, data } = (await response.json()) as List<Verse>;
    expect(data.map(({ verse }) => verse)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
    expect(pagination).toMatchObject({ total: 36, limit: 36, has_next: false });
  });

  test.each(['niv', 'esv'])(
    'returns a placeholder for %s, which is under copyright (C2)',
    async (translation) => {
      const [verse] = await read(`book=John&chapter=3&verse=16&translation=${translation}`);
      expect(verse?.translation).toBe(translation);
      expect(verse?.text).toContain('placeholder');
    },
  );

  test.each([
    'book=Nobody&chapter=1',
    'book=John&chapter=22',
    'book=John&chapter=3&verse=37',
    'book=John&chapter=9007199254740991',
  ])('responds with 404 to %s', async (query) => {
    expect((await createCompanions().sendRequest(`${BIBLES}?${query}`, get())).status).toBe(404);
  });

  test.each([
    ['', ['book', 'chapter']],
    ['book=John', ['chapter']],
    ['chapter=3', ['book']],
    ['book=&chapter=3', ['book']],
    ['book=John&chapter=', ['chapter']],
    ['book=John&chapter=0', ['chapter']],
    ['book=John&chapter=3.0', ['chapter']],
    ['book=John&chapter=9007199254740992', ['chapter']],
    ['book=John&chapter=3&chapter=4', ['chapter']],
    ['book=John&chapter=3&verse=0', ['verse']],
    ['book=John&chapter=3&verse=x', ['verse']],
    ['book=John&chapter=3&translation=KJV', ['translation']],
    ['book=John&chapter=3&translation=nkjv', ['translation']],
  ])('rejects %j by name', async (query, names) => {
    const response = await createCompanions().sendRequest(`${BIBLES}?${query}`, get());
    expect([response.status, (await namedFields(response)).toSorted()]).toEqual([422, names]);
  });
});
