import { describe, expect, it } from 'vitest';
import { parseLimit } from '../../../src/internal/parse-limit.ts';
import { plainText } from '../../../src/internal/plain-text.ts';

describe('parseLimit', () => {
  it.each([
    [1, 1],
    ['24', 24],
    [' 7 ', 7],
    [Infinity, Infinity],
    ['250', 250],
  ])('takes %j', (value, limit) => expect(parseLimit(value)).toBe(limit));

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
    '1e2',
    '0x10',
    '+1',
    '٣',
    null,
    undefined,
    {},
    [],
    true,
  ])('refuses %j', (value) => expect(parseLimit(value)).toBeUndefined());
});

describe('plainText', () => {
  it('gives text as it is, markup included', () => {
    expect(plainText('<b>Ṭhal & שלום</b>')).toBe('<b>Ṭhal & שלום</b>');
  });

  it('takes out what turns or hides text (R24)', () => {
    expect(plainText('a\u202egpj\u0000\u2066.exe')).toBe('a gpj  .exe');
  });

  it('clips what is endless (R25)', () => {
    expect(plainText('x'.repeat(10_000_000))).toBe('x'.repeat(300) + '…');
  });

  it.each([null, undefined, {}, [], () => 1, true])('has nothing to say of %j', (value) =>
    expect(plainText(value)).toBe(''),
  );
});
