import { expect, it, vi } from 'vitest';
import { registerLocale } from '../../src/components/register-locale.ts';
import type { OwnTexts } from '../../src/controllers/localize-controller.ts';

it('warns once of a key that no text has, and of placeholders that the text does not have', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const texts = {
    showMuch: 'Mere',
    toString: 'Mere',
    showMore: 'Mere ({count})',
    shownOf: '{shown} af {total}',
    pictures: { one: '{count} album', other: '{counts} albums' },
    facet: '{number}: {name}',
  };
  for (let i = 0; i < 2; i++) registerLocale('da', texts as OwnTexts);
  expect(warn.mock.calls.flat()).toEqual([
    'Pix: showMuch of "da" is the key of no text.',
    'Pix: toString of "da" is the key of no text.',
    'Pix: showMore of "da" has {count}, the English text has none.',
    'Pix: shownOf of "da" has {total}, the English text has {shown}{count}.',
    'Pix: pictures of "da" has {counts}, the English text has {count}.',
  ]);
  warn.mockRestore();
});

it('rejects invalid language tags and invalid texts', () => {
  for (const lang of ['', 'no language', undefined])
    expect(() => registerLocale(lang as string, {})).toThrow('lang must be a language tag such as "pl"');
  for (const texts of [undefined, null, 'Retry'])
    expect(() => registerLocale('pl', texts as unknown as OwnTexts)).toThrow(
      'texts must be an object of texts',
    );
});
