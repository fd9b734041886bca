import { afterEach, expect, it, vi } from 'vitest';
import type { OwnTexts } from '../../src/controllers/localize-controller.ts';
import { LOCALES } from '../../src/locales/load-locale.ts';
import { loadedLocales } from '../../src/locales/locale.ts';
import { LocalizedElement, mount } from './support/localized-element.ts';

/** Waits until a localized element has a text. */
async function expectText(lang: string, count: number, expected: string) {
  const { text } = mount({ lang }, undefined, count);
  await vi.waitFor(() => expect(text()?.replace(/\s/g, ' ')).toBe(expected));
}

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  document.documentElement.removeAttribute('dir');
});

it.each([
  [0, '0 image, Réessayer'],
  [1, '1 image, Réessayer'],
  [2, '2 images, Réessayer'],
  [1234567, '1 234 567 images, Réessayer'],
  [1000000, '1 000 000 d’images, Réessayer'],
])('with lang="fr", %i pictures are "%s"', async (count, text) => {
  await expectText('fr', count, text);
});

it.each([
  ['pt-BR', '1.234.567 imagens, Tentar de novo'],
  ['pt_BR', '1.234.567 imagens, Tentar de novo'],
  ['es-MX', '1,234,567 imágenes, Reintentar'],
  ['DE', '1.234.567 Bilder, Erneut versuchen'],
  ['zh-TW', '1,234,567 张图片, 重试'],
  ['en-IN', '12,34,567 pictures, Try again'],
])('lang="%s" has the texts of its language and the numbers of its region', async (lang, text) => {
  await expectText(lang, 1234567, text);
});

it('an element in a language that has loaded is rendered in it once', async () => {
  await expectText('ja', 2, '2枚の画像, 再試行');
  for (const lang of ['ja', 'en']) {
    const { element, text } = mount({ lang });
    await element.updateComplete;
    expect([text(), element.renders]).toEqual([
      lang === 'ja' ? '1枚の画像, 再試行' : '1 picture, Try again',
      1,
    ]);
  }
});

it.each(['tlh', 'xx-invalid!', '-', '12', 'constructor', '__proto__', ''])(
  'lang="%s" falls back to English',
  async (lang) => {
    const { element, text } = mount({ lang }, undefined, 1234);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await element.updateComplete;
    expect(text()).toBe('1,234 pictures, Try again');
  },
);

it('texts are English until the language has loaded, and when its file cannot be loaded', async () => {
  loadedLocales.delete('tlh');
  LOCALES['tlh'] = vi.fn(() => Promise.reject(new Error('Gone')));
  const { element, text } = mount({ lang: 'tlh' });
  await vi.waitFor(() => expect(LOCALES['tlh']).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
  expect(text()).toBe('1 picture, Try again');
  delete LOCALES['tlh'];
});

it('the language follows `lang` of the document and of the ancestors', async () => {
  const { section, text } = mount({}, undefined, 2);
  await vi.waitFor(() => expect(text()).toBe('2 pictures, Try again'));
  document.documentElement.lang = 'de';
  await vi.waitFor(() => expect(text()).toBe('2 Bilder, Erneut versuchen'));
  section.lang = 'es';
  await vi.waitFor(() => expect(text()).toBe('2 imágenes, Reintentar'));
  section.removeAttribute('lang');
  document.documentElement.lang = 'en-US';
  await vi.waitFor(() => expect(text()).toBe('2 pictures, Try again'));
});

it('the language requested last is used, whichever file arrives last', async () => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  loadedLocales.delete('tlh');
  LOCALES['tlh'] = vi.fn(async () => {
    await late;
    return import('../../src/locales/fr.ts');
  });
  const { section, text } = mount({ lang: 'tlh' });
  await vi.waitFor(() => expect(LOCALES['tlh']).toHaveBeenCalled());
  section.lang = 'de';
  await vi.waitFor(() => expect(text()).toBe('1 Bild, Erneut versuchen'));
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(text()).toBe('1 Bild, Erneut versuchen');
  delete LOCALES['tlh'];
});

it("a page's own texts override those of the language, with its plurals", async () => {
  const { text } = mount({ lang: 'ru' }, { pictures: { few: '{count} кадра', other: 'кадры' } }, 3);
  await vi.waitFor(() => expect(text()).toBe('3 кадра, Повторить'));
});

it("a page's own texts have the plurals and the number format of a language without built-in texts", async () => {
  const pictures = {
    one: '{count} zdjęcie',
    few: '{count} zdjęcia',
    many: '{count} zdjęć',
    other: '{count} zdjęcia',
  };
  const { text, element } = mount({ lang: 'pl' }, { pictures, tryAgain: 'Ponów' }, 3);
  await vi.waitFor(() => expect(text()).toBe('3 zdjęcia, Ponów'));
  expect(element.localize.lang).toBe('pl');
  Object.assign(element, { count: 12_345 });
  element.requestUpdate();
  await vi.waitFor(() => expect(text()?.replace(/\s/g, ' ')).toBe('12 345 zdjęć, Ponów'));
});

it.each([5, {}, { one: 'una foto' }])(
  'a text without a form for a number is the English one: %j',
  async (pictures) => {
    const { element, text } = mount({ lang: 'fi' }, { pictures, tryAgain: '' } as unknown as OwnTexts, 3);
    await vi.waitFor(() => expect(text()).toBe('3 pictures, '));
    await element.updateComplete;
  },
);

it('the language is inherited through shadow roots', async () => {
  const outer = document.createElement('div');
  outer.lang = 'ja';
  const element = new LocalizedElement();
  outer.attachShadow({ mode: 'open' }).append(element);
  document.body.append(outer);
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toBe('1枚の画像, 再試行'));
});

it('Arabic has its six plural forms, and is rendered again when the direction changes', async () => {
  const { section, element } = mount({ lang: 'ar', dir: 'rtl' });
  await vi.waitFor(() => expect(element.localize.lang).toBe('ar'));
  const forms = [0, 1, 2, 3, 11, 100].map((count) => element.localize.t('pictures', { count }));
  expect(new Set(forms.map((form) => form.replace(/[\d٠-٩]/g, ''))).size).toBeGreaterThanOrEqual(5);
  expect(forms[2]).toBe('صورتان');
  const { renders } = element;
  section.dir = 'ltr';
  await vi.waitFor(() => expect(element.renders).toBe(renders + 1));
});

it('an element that has left the document does not observe its language', async () => {
  const { element } = mount({});
  await element.updateComplete;
  element.remove();
  const { renders } = element;
  document.documentElement.lang = 'de';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.renders).toBe(renders);
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).toBe('1 Bild, Erneut versuchen'));
});
