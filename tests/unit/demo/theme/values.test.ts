import { expect, it } from 'vitest';
import { readFragment, writeFragment } from '../../../../demo/src/theme/fragment.ts';
import { PRESETS } from '../../../../demo/src/theme/presets.ts';
import { stepNumber } from '../../../../demo/src/theme/step-number.ts';
import { isContained, normalize } from '../../../../demo/src/theme/values.ts';

it.each([
  'red; color: blue',
  'red} body { color: red',
  'rgb(0 0 0',
  'rgb(0 0 0))',
  '16px "Georgia',
  "16px Georgia'",
  'red /* ',
  'red\\',
  'red\nblue',
  'red !important',
  '[a',
  '</style><script>',
  'a'.repeat(201),
])('%j could end its declaration, and is rejected', (text) => {
  expect(isContained(text)).toBe(false);
});

it.each(['red', 'rgb(0 0 0 / 50%)', 'clamp(96px, 30%, 220px)', `16px/1.4 "Gill Sans (new)", 'Times', serif`])(
  '%j stays within its declaration',
  (text) => {
    expect(isContained(text)).toBe(true);
  },
);

it('lengths are in px, ratios and functions have no unit', () => {
  expect(normalize('length', ' 12 ')).toBe('12px');
  expect(normalize('gap', '28   20')).toBe('28px 20px');
  expect(normalize('length', '1.5rem')).toBe('1.5rem');
  expect(normalize('length', 'calc(2 * 4px)')).toBe('calc(2 * 4px)');
  expect(normalize('ratio', '3 / 2')).toBe('3 / 2');
});

it('arrow keys change the first number by a step that suits its unit, and never below zero', () => {
  const up = (value: string, isLarge = false) => stepNumber(value, 'length', 1, isLarge);
  expect([up('6px'), up('6px', true), up('1rem'), up('28px 20px')]).toEqual([
    '7px',
    '16px',
    '1.1rem',
    '29px 20px',
  ]);
  expect(stepNumber('1', 'ratio', 1, false)).toBe('1.1');
  expect(stepNumber('3 / 2', 'ratio', 1, false)).toBe('4 / 2');
  expect(stepNumber('0px', 'length', -1, false)).toBe('0px');
  expect(up('clamp(96px, 30%, 220px)')).toBeUndefined();
});

it.each(PRESETS)('a link holds the theme "$name"', ({ theme }) => {
  expect(readFragment(writeFragment(theme), (_name, value) => value)).toEqual({ theme, ignored: 0 });
});

it('a link ignores unknown names, lengths for dark mode and invalid values', () => {
  const fragment = 'gap=2px&nothing=1&dark.gap=3px&dark.focus=%23fff&radius=bad&__proto__=x';
  const read = (_name: string, value: string) => (value === 'bad' ? undefined : value);
  expect(readFragment(fragment, read)).toEqual({
    theme: { values: { gap: '2px' }, dark: { focus: '#fff' } },
    ignored: 4,
  });
});
