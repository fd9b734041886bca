import { describe, expect, it } from 'vitest';
import { parseLimit } from '../../../src/internal/numbers.ts';
import { plainText } from '../../../src/internal/untrusted.ts';

describe('parseLimit', () => {
  it.each([
    [1, 1],
    ['24', 24],
    [' 7 ', 7],
    [Infinity, Infinity],
    ['250', 250],
  ])('accepts %j', (value, limit) => expect(parseLimit(value)).toBe(limit));

  it.each([
    0,
    -1,
    1.5,
    NaN,
    -Infinity,
    '',
    'many',
    '0',
    '-3',
    '2.5',
    2 ** 53,
    '9007199254740993',
    '1000000000000000000000',
    '1e2',
    '9'.repeat(400),
    'Infinity',
    '0x10',
    '+1',
    '٣',
    null,
    undefined,
    {},
    [],
    true,
  ])('rejects %j', (value) => expect(parseLimit(value)).toBeUndefined());
});

describe('plainText', () => {
  it('keeps text unchanged, markup included', () => {
    expect(plainText('<b>Ṭhal & שלום</b>')).toBe('<b>Ṭhal & שלום</b>');
  });

  it('removes bidi overrides and control characters (R24)', () => {
    expect(plainText('a\u202egpj\u0000\u2066.exe')).toBe('a gpj  .exe');
  });

  it('clips an extremely long text (R25)', () => {
    expect(plainText('x'.repeat(10_000_000))).toBe('x'.repeat(300) + '…');
  });

  it.each([
    ['a letter', 'x'],
    ['a combining accent', 'e\u0301'],
    ['a family', '👩‍👩‍👧‍👦'],
    ['a skin tone', '👍🏽'],
    ['a face', '😀'],
  ])('clips between two graphemes: %s (R25)', (_, character) => {
    const text = character.repeat(400);
    const shown = plainText(text);
    const graphemes = [...new Intl.Segmenter().segment(shown)].map(({ segment }) => segment);
    expect(graphemes.pop()).toBe('…');
    expect(text.startsWith(shown.slice(0, -1))).toBe(true);
    expect(new Set(graphemes)).toEqual(new Set([character]));
    expect([...shown].length).toBeLessThanOrEqual(301);
    expect([...shown].length).toBeGreaterThan(280);
  });

  it('keeps a text of 300 characters whole, however many code units it has', () => {
    for (const text of ['😀'.repeat(300), `${'x'.repeat(299)}\u200d`]) expect(plainText(text)).toBe(text);
    expect(plainText(`a${'\u0301'.repeat(2_000)}`).length).toBeLessThan(302);
  });

  it.each([null, undefined, {}, [], () => 1, true])('is empty for %j', (value) =>
    expect(plainText(value)).toBe(''),
  );
});
