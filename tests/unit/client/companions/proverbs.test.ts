import { describe, expect, it } from 'vitest';
import { listProverbs } from '../../../../src/client/companions/proverbs.ts';
import { PixAuthError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('listProverbs', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with one page of proverbs, the best match first', async () => {
    const { data } = await listProverbs(transport(), { q: 'mihring', limit: 5 });
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThanOrEqual(5);
    expect(sent()).toEqual(['GET /platform/api/v1/tawng-upa?limit=5&q=mihring']);
  });

  it('returns all 158 proverbs when iterated', async () => {
    let count = 0;
    for await (const { text } of await listProverbs(transport(), { limit: 100 })) count += text ? 1 : 0;
    expect(count).toBe(158);
  });

  it('returns as many random proverbs as requested, different ones for each caller', async () => {
    const client = transport();
    const draw = { random: true, count: 20 };
    const draws = await Promise.all([listProverbs(client, draw), listProverbs(client, draw)]);
    expect(draws.map(({ data }) => data.length)).toEqual([20, 20]);
    expect(sent()).toHaveLength(2);
  });

  it.each([
    ['count', 21],
    ['count', 0],
    ['limit', 101],
    ['page', 0],
    ['random', 'false'],
    ['category', 1],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    await refused(listProverbs(transport(), { [field]: value }), field);
  });

  it('rejects with a PixAuthError for an unknown key', async () => {
    await expect(listProverbs(transport({ keys: { platform: 'unknown' } }))).rejects.toBeInstanceOf(
      PixAuthError,
    );
    expect(sent()).toHaveLength(1);
  });
});
