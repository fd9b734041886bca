import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerLocale } from '../../src/components/register-locale.ts';
import type { OwnTexts } from '../../src/controllers/localize-controller.ts';
import { mount } from './support/localized-element.ts';

afterEach(() => document.body.replaceChildren());

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

it('English texts have English plural forms beside those of a language', async () => {
  registerLocale('uk', { tryAgain: 'Ще раз' });
  const { element, text } = mount({ lang: 'uk' }, undefined, 21);
  await vi.waitFor(() => expect(element.localize.lang).toBe('uk'));
  await vi.waitFor(() => expect(text()).toBe('21 pictures, Ще раз'));
});

describe('registerLocale()', () => {
  const pictures = {
    one: '{count} zdjęcie',
    few: '{count} zdjęcia',
    many: '{count} zdjęć',
    other: 'zdjęcia',
  };
  // Registered texts apply to the whole page, until it is left.
  const tags = ['pl', 'pl-PL', 'PL_pl'];

  it.each(tags)('adds a language for all elements, present and future (lang="%s")', async (lang) => {
    const before = mount({ lang }, undefined, 3);
    registerLocale('pl', { pictures, tryAgain: 'Ponów' });
    const after = mount({ lang }, { tryAgain: 'Jeszcze raz' }, 12_345);
    await vi.waitFor(() => expect(before.text()).toBe('3 zdjęcia, Ponów'));
    await vi.waitFor(() => expect(after.text()?.replace(/\s/g, ' ')).toBe('12 345 zdjęć, Jeszcze raz'));
  });

  it('leaves the other texts of a language, and other languages, as they are', async () => {
    registerLocale('de', { tryAgain: 'Noch einmal' });
    registerLocale('de-AT', { tryAgain: 'No amol' });
    const texts = ['de', 'de-CH', 'de-AT', 'fr'].map((lang) => mount({ lang }, undefined, 2).text);
    await vi.waitFor(() =>
      expect(texts.map((text) => text())).toEqual([
        '2 Bilder, Noch einmal',
        '2 Bilder, Noch einmal',
        '2 Bilder, No amol',
        '2 images, Réessayer',
      ]),
    );
    registerLocale('de', { tryAgain: 'Erneut versuchen' });
    await vi.waitFor(() => expect(texts[0]?.()).toBe('2 Bilder, Erneut versuchen'));
  });

  it('adds to the texts of earlier calls, and replaces those with the same key', async () => {
    registerLocale('cs', { pictures: '{count} fotek', tryAgain: 'Opakovat' });
    registerLocale('cs-CZ', { pictures: '{count} fotografií' });
    registerLocale('CS', { tryAgain: 'Zkusit znovu' });
    const texts = ['cs', 'cs-CZ'].map((lang) => mount({ lang }, undefined, 5).text);
    await vi.waitFor(() =>
      expect(texts.map((text) => text())).toEqual(['5 fotek, Zkusit znovu', '5 fotografií, Zkusit znovu']),
    );
  });

  it.each([
    ['zh-Hant-HK', '圖片：5, 請再試'],
    ['zh-hant-tw', '圖片：5, 再試一次'],
    ['zh-Hant-TW-x-formal', '圖片：5, 再試一次'],
    ['zh-CN', '5 张图片, 重新加载'],
  ])('looks up a tag without its last part until there are texts: %s', async (lang, expected) => {
    registerLocale('zh', { tryAgain: '重新加载' });
    registerLocale('zh-Hant', { pictures: '圖片：{count}', tryAgain: '再試一次' });
    registerLocale('zh-Hant-HK', { tryAgain: '請再試' });
    const { text } = mount({ lang }, undefined, 5);
    await vi.waitFor(() => expect(text()).toBe(expected));
    registerLocale('zh', { tryAgain: '重试' });
  });

  it.each(['en', 'en-US', 'EN_us'])('replaces English texts as "%s"', async (lang) => {
    const { text } = mount({ lang: 'en-us' });
    registerLocale(lang, { tryAgain: 'Retry' });
    await vi.waitFor(() => expect(text()).toBe('1 picture, Retry'));
    registerLocale(lang, { tryAgain: 'Try again' });
    await vi.waitFor(() => expect(text()).toBe('1 picture, Try again'));
  });

  it.each([
    ['tryAgain', 5, '5'],
    ['tryAgain', null, 'null'],
    ['pictures', { one: 'x' }, '{"one":"x"}'],
    ['pictures', { one: 1, other: 'b' }, '{"one":1,"other":"b"}'],
    ['pictures', ['a'], '["a"]'],
  ])('rejects the text %s: %j, and all others of the call', async (key, value, written) => {
    const texts = { tryAgain: 'Retry', [key]: value } as unknown as OwnTexts;
    expect(() => registerLocale('fi', texts)).toThrow(
      new TypeError(
        `${key} of "fi" must be a text, or plural forms with "other" such as { one: "…", other: "…" }, not ${written}.`,
      ),
    );
    const { text } = mount({ lang: 'fi' });
    await vi.waitFor(() => expect(text()).toBe('1 picture, Try again'));
  });
});
