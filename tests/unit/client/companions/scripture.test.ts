import { describe, expect, it } from 'vitest';
import { getScripture } from '../../../../src/client/companions/scripture.ts';
import { PixAuthError, PixNotFoundError } from '../../../../src/client/core/http-errors.ts';
import { liveCompanions } from './support/live-companions.ts';

describe('getScripture', () => {
  const { transport, sent, refused } = liveCompanions();

  it('resolves with one verse', async () => {
    const query = { book: 'john', chapter: 3, verse: 16, translation: 'kjv' as const };
    const { data } = await getScripture(transport(), query);
    expect(data).toMatchObject([{ book: 'John', chapter: 3, verse: 16, translation: 'kjv' }]);
    expect(sent()).toEqual(['GET /lexicon/api/v1/bibles?book=john&chapter=3&translation=kjv&verse=16']);
  });

  it('resolves with a whole chapter in one page', async () => {
    const verses: number[] = [];
    for await (const { verse } of await getScripture(transport(), { book: 'John', chapter: 3 }))
      verses.push(verse);
    expect(verses).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    expect(sent()).toHaveLength(1);
  });

  it('rejects with a PixNotFoundError for an unknown verse', async () => {
    const call = getScripture(transport(), { book: 'John', chapter: 3, verse: 99 });
    await expect(call).rejects.toBeInstanceOf(PixNotFoundError);
  });

  it.each([
    ['book', undefined],
    ['book', ''],
    ['book', 1],
    ['chapter', undefined],
    ['chapter', 0],
    ['chapter', '3'],
    ['verse', 0],
    ['verse', 1.5],
    ['translation', 'KJV'],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    const query = { book: 'John', chapter: 3, [field]: value } as { book: string; chapter: number };
    await refused(getScripture(transport(), query), field);
  });

  it('rejects with a PixAuthError for an unknown key', async () => {
    const call = getScripture(transport({ keys: { lexicon: 'unknown' } }), { book: 'John', chapter: 3 });
    await expect(call).rejects.toBeInstanceOf(PixAuthError);
  });
});
