import { describe, expect, it } from 'vitest';
import { listBirds } from '../../../../src/client/companions/birds.ts';
import { PixRateLimitError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('listBirds', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with one page of birds, filtered and sorted', async () => {
    const page = await listBirds(transport(), { q: 'hornbill', sort: 'common_name', limit: 2 });
    expect(page.pagination).toMatchObject({ page: 1, limit: 2 });
    expect(page.data.map(({ common_name }) => common_name.toLowerCase().includes('hornbill'))).toEqual([
      true,
      true,
    ]);
    expect(sent()).toEqual(['GET /platform/api/v1/birds?limit=2&q=hornbill&sort=common_name']);
  });

  it('returns all 229 birds when iterated, page by page', async () => {
    const ids = new Set<number>();
    for await (const { id } of await listBirds(transport(), { limit: 100 })) ids.add(id);
    expect(ids.size).toBe(229);
    expect(sent()).toHaveLength(3);
  });

  it('returns as many random birds as requested', async () => {
    const { data, pagination } = await listBirds(transport(), { random: true, count: 20 });
    expect(new Set(data.map(({ id }) => id)).size).toBe(20);
    expect(pagination.total_pages).toBe(1);
    expect(sent()).toEqual(['GET /platform/api/v1/birds?count=20&random=true']);
  });

  it('does not send random: false', async () => {
    await listBirds(transport(), { random: false, page: 1 });
    expect(sent()).toEqual(['GET /platform/api/v1/birds?page=1']);
  });

  it('shares one request among equal pages, but not among random samples', async () => {
    const client = transport();
    await Promise.all([listBirds(client, { page: 2 }), listBirds(client, { page: 2 })]);
    expect(sent()).toHaveLength(1);
    await Promise.all([listBirds(client, { random: true }), listBirds(client, { random: true })]);
    expect(sent()).toHaveLength(3);
  });

  it.each([{ limit: 1 }, { limit: 100 }, { count: 1 }, { count: 20 }, { page: 1 }, { page: 9_999 }])(
    'sends %j, which is within its limits (U1)',
    async (query) => {
      await listBirds(transport(), query);
      expect(sent()).toHaveLength(1);
    },
  );

  it.each([
    ['limit', 0],
    ['limit', 101],
    ['limit', 1.5],
    ['limit', '24'],
    ['count', 0],
    ['count', 21],
    ['count', NaN],
    ['page', 0],
    ['page', 1e21],
    ['random', 'true'],
    ['random', 1],
    ['sort', 'random'],
    ['sort', '__proto__'],
    ['sort', ''],
    ['q', 7],
    ['family', null],
    ['q', '\ud800'],
  ])('rejects %s = %j before anything is sent (U1, U3)', async (field, value) => {
    await refused(listBirds(transport(), { [field]: value }), field);
  });

  it('rejects an unreadable query (U19)', async () => {
    const query = Object.defineProperty({}, 'random', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    await refused(listBirds(transport(), query), 'input');
  });

  it('rejects with a PixRateLimitError and the time to wait after 60 requests a minute', async () => {
    const client = transport({ retry: 0 });
    for (let page = 1; page <= 60; page++) await listBirds(client, { page });
    const error: unknown = await listBirds(client).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixRateLimitError);
    expect((error as PixRateLimitError).retryAfter).toBeGreaterThan(0);
  });
});
