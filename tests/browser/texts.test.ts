import { html, LitElement } from 'lit';
import { afterEach, expect, it, vi } from 'vitest';
import { TextController, type OwnTexts } from '../../src/controllers/text-controller.ts';
import { galleryTexts } from '../../src/locales/gallery.ts';
import { LOCALES } from '../../src/locales/load-locale.ts';

/** An element that says how many pictures there are, and what its button is for. */
class TestSpeaker extends LitElement {
  texts: OwnTexts | undefined;
  count = 1;
  renders = 0;
  readonly speech = new TextController(this, galleryTexts);

  protected override render() {
    this.renders++;
    const { say } = this.speech;
    return html`${say('pictures', { count: this.count })}, ${say('tryAgain')}`;
  }
}
customElements.define('test-speaker', TestSpeaker);

/** A speaker in the document, below a section with these attributes. */
function mount(attributes: Record<string, string>, texts?: OwnTexts, count = 1) {
  const section = document.createElement('section');
  for (const [name, value] of Object.entries(attributes)) section.setAttribute(name, value);
  const speaker = new TestSpeaker();
  Object.assign(speaker, { texts, count });
  section.append(speaker);
  document.body.append(section);
  return { section, speaker, said: () => speaker.shadowRoot?.textContent };
}

/** What a speaker says once it speaks that language; for English, what it says when the loading is over. */
async function spoken(lang: string, count: number) {
  const { speaker, said } = mount({ lang }, undefined, count);
  const speaksIt = () => expect(speaker.speech.lang).not.toBe('en');
  await vi.waitFor(speaksIt, 1_000).catch(() => undefined);
  await speaker.updateComplete;
  return said()?.replace(/\s/g, ' ');
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
])('inside lang="fr" %i pictures are "%s"', async (count, text) => {
  expect(await spoken('fr', count)).toBe(text);
});

it.each([
  ['pt-BR', '1.234.567 imagens, Tentar de novo'],
  ['pt_BR', '1.234.567 imagens, Tentar de novo'],
  ['es-MX', '1,234,567 imágenes, Reintentar'],
  ['DE', '1.234.567 Bilder, Erneut versuchen'],
  ['zh-Hant-TW', '1,234,567 张图片, 重试'],
  ['en-IN', '12,34,567 pictures, Try again'],
])('lang="%s" is spoken as its language, with its numbers', async (lang, text) => {
  expect(await spoken(lang, 1234567)).toBe(text);
});

it.each(['tlh', 'xx-invalid!', '-', '12', 'constructor', '__proto__', ''])(
  'lang="%s" is spoken as English',
  async (lang) => {
    const { speaker, said } = mount({ lang }, undefined, 1234);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await speaker.updateComplete;
    expect(said()).toBe('1,234 pictures, Try again');
  },
);

it('English is spoken until the language is there, and when its file cannot be had', async () => {
  LOCALES['tlh'] = vi.fn(() => Promise.reject(new Error('Gone')));
  const { speaker, said } = mount({ lang: 'tlh' });
  await vi.waitFor(() => expect(LOCALES['tlh']).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  await speaker.updateComplete;
  expect(said()).toBe('1 picture, Try again');
  delete LOCALES['tlh'];
});

it('the language of the document, and of what stands around an element, is followed', async () => {
  const { section, said } = mount({}, undefined, 2);
  await vi.waitFor(() => expect(said()).toBe('2 pictures, Try again'));
  document.documentElement.lang = 'de';
  await vi.waitFor(() => expect(said()).toBe('2 Bilder, Erneut versuchen'));
  section.lang = 'es';
  await vi.waitFor(() => expect(said()).toBe('2 imágenes, Reintentar'));
  section.removeAttribute('lang');
  document.documentElement.lang = 'en-US';
  await vi.waitFor(() => expect(said()).toBe('2 pictures, Try again'));
});

it('the language that was asked for last is spoken, whichever file comes last', async () => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  LOCALES['tlh'] = vi.fn(async () => {
    await late;
    return import('../../src/locales/fr.ts');
  });
  const { section, said } = mount({ lang: 'tlh' });
  await vi.waitFor(() => expect(LOCALES['tlh']).toHaveBeenCalled());
  section.lang = 'de';
  await vi.waitFor(() => expect(said()).toBe('1 Bild, Erneut versuchen'));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toBe('1 Bild, Erneut versuchen');
  delete LOCALES['tlh'];
});

it("a page's own texts stand over those of the language, with its plurals", async () => {
  const { said } = mount({ lang: 'ru' }, { pictures: { few: '{count} кадра', other: 'кадры' } }, 3);
  await vi.waitFor(() => expect(said()).toBe('3 кадра, Повторить'));
});

it("a page's own texts have the plurals and the numbers of a language that is not among ours", async () => {
  const pictures = {
    one: '{count} zdjęcie',
    few: '{count} zdjęcia',
    many: '{count} zdjęć',
    other: '{count} zdjęcia',
  };
  const { said, speaker } = mount({ lang: 'pl' }, { pictures, tryAgain: 'Ponów' }, 3);
  await vi.waitFor(() => expect(said()).toBe('3 zdjęcia, Ponów'));
  expect(speaker.speech.lang).toBe('pl');
  Object.assign(speaker, { count: 12_345 });
  speaker.requestUpdate();
  await vi.waitFor(() => expect(said()?.replace(/\s/g, ' ')).toBe('12 345 zdjęć, Ponów'));
});

it('the language is inherited through shadow roots', async () => {
  const outer = document.createElement('div');
  outer.lang = 'ja';
  const speaker = new TestSpeaker();
  outer.attachShadow({ mode: 'open' }).append(speaker);
  document.body.append(outer);
  await vi.waitFor(() => expect(speaker.shadowRoot?.textContent).toBe('1枚の画像, 再試行'));
});

it('Arabic has its six forms, and is drawn anew where the direction changes', async () => {
  const { section, speaker } = mount({ lang: 'ar', dir: 'rtl' });
  await vi.waitFor(() => expect(speaker.speech.lang).toBe('ar'));
  const forms = [0, 1, 2, 3, 11, 100].map((count) => speaker.speech.say('pictures', { count }));
  expect(new Set(forms.map((form) => form.replace(/[\d٠-٩]/g, ''))).size).toBeGreaterThanOrEqual(5);
  expect(forms[2]).toBe('صورتان');
  const { renders } = speaker;
  section.dir = 'ltr';
  await vi.waitFor(() => expect(speaker.renders).toBe(renders + 1));
});

it('an element that has left the document follows nothing', async () => {
  const { speaker } = mount({});
  await speaker.updateComplete;
  speaker.remove();
  const { renders } = speaker;
  document.documentElement.lang = 'de';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(speaker.renders).toBe(renders);
  document.body.append(speaker);
  await vi.waitFor(() => expect(speaker.shadowRoot?.textContent).toBe('1 Bild, Erneut versuchen'));
});
