import { describe, expect, test } from 'vitest';
import { findBranches, findPostalCodes, findVerses } from '../../../mock-server/datasets/lookups.ts';
import { DEFAULT_LOOKUP_LIMIT } from '../../../src/contract/limits.ts';

const countUp = (length: number) => Array.from({ length }, (_, at) => at + 1);

describe('lookups', () => {
  test('have valid codes', () => {
    for (const { pincode } of findPostalCodes()) expect(pincode).toMatch(/^[1-9]\d{5}$/);
    for (const { ifsc, bank_code } of findBranches()) {
      expect(ifsc).toMatch(/^[A-Z]{4}0[A-Z0-9]{6}$/);
      expect(ifsc.startsWith(bank_code)).toBe(true);
    }
  });

  test('are found by code', () => {
    const codes = findPostalCodes().map(({ pincode }) => pincode);
    expect(codes).toEqual(codes.toSorted());
    const branches = findBranches().map(({ ifsc }) => ifsc);
    expect(branches).toEqual(branches.toSorted());
  });

  test('have a state and a bank with more records than the default limit', () => {
    expect(findPostalCodes({ state: 'Mizoram' }).length).toBeGreaterThan(DEFAULT_LOOKUP_LIMIT);
    expect(findBranches({ bank_code: 'SBIN' }).length).toBeGreaterThan(DEFAULT_LOOKUP_LIMIT);
  });

  test('find the offices of a code by name', () => {
    expect(findPostalCodes({ pincode: '110001' }).map(({ office }) => office)).toEqual([
      'Connaught Place',
      'Parliament House',
      'Sansad Marg',
    ]);
    expect(findPostalCodes({ pincode: '79600' })).toEqual([]);
  });

  test('compare whole values in any case, all fields at once', () => {
    expect(findPostalCodes({ district: 'KOLASıB', state: 'mizoram' })).toHaveLength(9);
    expect(findPostalCodes({ district: 'Kolasib', state: 'Assam' })).toEqual([]);
    expect(findPostalCodes({ state: 'Mizo' })).toEqual([]);
    expect(findBranches({ bank_code: 'hdfc', district: 'mumbai' }).map(({ bank }) => bank)).toEqual([
      'HDFC Bank',
      'HDFC Bank',
    ]);
    expect(findBranches({ bank_code: 'sbin', district: 'serchhip' }).map(({ ifsc }) => ifsc)).toEqual([
      'SBIN0005826',
      'SBIN0MU0022',
    ]);
    expect(findBranches({ ifsc: 'sbin0000300' })).toEqual([
      {
        ifsc: 'SBIN0000300',
        bank: 'State Bank of India',
        bank_code: 'SBIN',
        branch: 'Mumbai Main',
        district: 'Mumbai',
        state: 'Maharashtra',
      },
    ]);
  });
});

describe('scripture', () => {
  test('has whole chapters, verse after verse', () => {
    const chapters: [string, number, number][] = [
      ['Genesis', 1, 31],
      ['Psalms', 1, 6],
      ['Psalms', 23, 6],
      ['Psalms', 100, 5],
      ['Psalms', 117, 2],
      ['Psalms', 121, 8],
      ['John', 1, 51],
      ['John', 3, 36],
      ['1 Corinthians', 13, 13],
    ];
    for (const [book, chapter, size] of chapters) {
      expect(findVerses({ book, chapter })?.map(({ verse }) => verse)).toEqual(countUp(size));
    }
  });

  test('returns one verse as it is written', () => {
    expect(findVerses({ book: 'John', chapter: 3, verse: 16 })).toEqual([
      {
        book: 'John',
        chapter: 3,
        verse: 16,
        text: 'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.',
        translation: 'kjv',
      },
    ]);
  });

  test.each(['psalms', 'PSALM', 'Ps.', ' psalm ', 'psa'])('recognizes %j as the Psalms', (book) => {
    expect(findVerses({ book, chapter: 117, verse: 1 })?.[0]?.book).toBe('Psalms');
  });

  test.each([
    '1 Corinthians',
    'I Corinthians',
    'ı corınthıans',
    '1corinthians',
    'First Corinthians',
    '1 Cor.',
  ])('recognizes %j as 1 Corinthians', (book) => {
    expect(findVerses({ book, chapter: 13, verse: 13 })?.[0]?.book).toBe('1 Corinthians');
  });

  test.each([
    { book: 'Ruth', chapter: 1 },
    { book: '', chapter: 1 },
    { book: '2 Corinthians', chapter: 13 },
    { book: 'Genesis', chapter: 2 },
    { book: 'John', chapter: 3, verse: 37 },
    { book: 'John', chapter: 3, verse: 0 },
  ])('finds nothing for %j', (query) => {
    expect(findVerses(query)).toBeUndefined();
  });

  test('contains no text of translations under copyright', () => {
    for (const translation of ['niv', 'esv'] as const) {
      const verses = findVerses({ book: 'psalm', chapter: 23, translation });
      expect(verses?.map(({ text }) => text)).toEqual(
        countUp(6).map((verse) => `[${translation.toUpperCase()} placeholder] Psalms 23:${verse}`),
      );
      expect(findVerses({ book: 'psalm', chapter: 23, verse: 7, translation })).toBeUndefined();
    }
  });
});
