import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProverbs } from '../../../mock-server/datasets/lists.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const textsOf = (q: string) => findProverbs({ q }).map(({ text }) => text);
const countUp = (length: number) => Array.from({ length }, (_, at) => at + 1);

describe('proverbs', () => {
  const forms = ['ṭhian ṭha', 'thian tha', 'ṬHIAN ṬHA', 'ṭhian ṭha'.normalize('NFD'), 'ṱhian ťha'];

  test.each(forms)('are the same for %j as for the plain letters', (q) => {
    expect(textsOf(q).length).toBeGreaterThan(1);
    expect(textsOf(q)).toEqual(textsOf('thian tha'));
  });

  test('are found with letters of any language in another form', () => {
    expect(textsOf('DİCTIONARY')).toEqual(['The dictionary began with one word.']);
    expect(textsOf('dıctıonary')).toEqual(['The dictionary began with one word.']);
    expect(textsOf('MEẞENGER')[0]).toBe('The messenger runs, the message waits.');
    expect(textsOf('meßenger')).toEqual(textsOf('messenger'));
  });

  test.each(['pumpkin', 'pumpkim', 'pumkin', 'pumppkin', 'PUNPKIN', 'pumpkin,'])('are found with %j', (q) => {
    expect(textsOf(q)).toEqual(['Seven villages, seven ways to cook one pumpkin.']);
  });

  test('are found with one wrong letter in any word of five letters or more', () => {
    const words = findProverbs().flatMap(({ id, text }) =>
      text
        .split(/[^\p{L}\p{M}]+/u)
        .filter((word) => word.length >= 5)
        .map((word) => ({ id, word })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(), ({ id, word }, place) => {
        const at = place % word.length;
        const q = `${word.slice(0, at)}q${word.slice(at + 1)}`;
        expect(findProverbs({ q }).map((proverb) => proverb.id)).toContain(id);
      }),
      { numRuns: 200 },
    );
  });

  test('come first if searched by their own words', () => {
    for (const { id, text, meaning } of findProverbs().filter((proverb) => proverb.id % 9 === 0)) {
      expect(findProverbs({ q: text })[0]?.id).toBe(id);
      expect(findProverbs({ q: meaning.replace(' (made up for testing)', '') })[0]?.id).toBe(id);
    }
  });

  test('with a word precede those with a part of it, with a typing error, and with it in the meaning', () => {
    const whole = textsOf('ṭhian').map((text) => /(^|\s)ṭhian(?!\p{L})/u.test(text));
    expect(whole.filter(Boolean).length).toBeGreaterThan(3);
    expect(whole).toContain(false);
    expect(whole).toEqual(whole.toSorted((a, b) => Number(b) - Number(a)));
    expect(textsOf('patience')[0]).toBe('The bullock cart teaches the lorry patience.');
  });

  test.each([
    'xyzzyqq',
    'qqqq',
    '.*',
    '.+',
    '(a+)+$',
    '[a-z]',
    '%',
    '_',
    "' OR 1=1--",
    '🐦',
    'wprq',
    'testing',
  ])('are not found with %j', (q) => {
    expect(findProverbs({ q })).toEqual([]);
  });

  test.each([
    ['one long word', 'a'.repeat(10_000), 0],
    ['many short words', 'a '.repeat(5_000), 155],
    ['many words', countUp(2_500).join(' '), 0],
    ['a costly expression', `${'(a+)+'.repeat(2_000)}$`, 0],
    ['combining marks only', '?!'.repeat(5_000), 0],
  ])('are searched quickly with 10 kB of %s', (_, q, count) => {
    const start = cpuTime();
    expect(findProverbs({ q })).toHaveLength(count);
    expect(cpuTime() - start).toBeLessThan(500);
  });

  test('are always in the same order, and sorted by id without search words', () => {
    expect(textsOf('the road')).toEqual(textsOf('the road'));
    expect(findProverbs({ q: ' \t' })).toEqual(findProverbs());
  });

  test('of a time period are found by its whole name in any case', () => {
    expect(findProverbs({ category: 'union territory' })).toHaveLength(27);
    expect(findProverbs({ category: 'union' })).toEqual([]);
    const both = findProverbs({ q: 'neighbour', category: 'MISSION' });
    expect(both.map(({ text }) => text)).toEqual(['A ṭhenawm with an open door needs no key.']);
  });
});
