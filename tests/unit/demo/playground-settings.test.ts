/** Settings of the playground come from links, which strangers write. */
import { expect, it } from 'vitest';
import { readSettings } from '../../../demo/src/playground/example.ts';

it('keeps the language that a link names', () => {
  expect(readSettings({ language: 'de' })).toEqual({ language: 'de' });
});

it.each<[value: unknown]>([['en'], [['de']], ['de"><script>'], ['deutsch'], [1], [null]])(
  'drops the language %j: the default, or not a language tag',
  (language) => {
    expect(readSettings({ language })).toEqual({});
  },
);

it.each([undefined, null, 'de', [], { unknown: 'de' }])('reads no settings from %j', (value) => {
  expect(readSettings(value)).toEqual({});
});
