import { expect, it } from 'vitest';
import { CONSENT_TEXTS } from '../../../src/locales/consent.ts';
import { galleryTexts } from '../../../src/locales/gallery.ts';
import { LOCALES } from '../../../src/locales/load-locale.ts';

it('the box that asks for consent speaks all languages', () => {
  expect(Object.keys(CONSENT_TEXTS).toSorted()).toEqual(['en', ...Object.keys(LOCALES)].toSorted());
  for (const { sentence } of Object.values(CONSENT_TEXTS)) expect(sentence).toMatch(/\{host\}.*\{hosts\}/);
  for (const name of ['sentence', 'button'] as const)
    expect(new Set(Object.values(CONSENT_TEXTS).map((texts) => texts[name])).size).toBe(
      Object.keys(CONSENT_TEXTS).length,
    );
});

it.each(Object.keys(CONSENT_TEXTS))(
  'a failure of the script is told as one of the pictures: %s',
  async (lang) => {
    const texts = (await LOCALES[lang]?.())?.default ?? galleryTexts;
    const { picturesFailed, checkConnection } = texts as Record<keyof typeof galleryTexts, string>;
    const gap = /^(ja|zh)$/.test(lang) ? '' : ' ';
    expect(CONSENT_TEXTS[lang]?.failed).toBe(picturesFailed + gap + checkConnection);
  },
);
