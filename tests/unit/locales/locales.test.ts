import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGE_NAMES } from '../../../demo/src/examples/languages/language-names.ts';
import { albumTexts } from '../../../src/locales/albums.ts';
import { cameraTexts } from '../../../src/locales/camera.ts';
import { statusTexts } from '../../../src/locales/status.ts';
import { explorerTexts } from '../../../src/locales/explorer.ts';
import { galleryTexts } from '../../../src/locales/gallery.ts';
import { imageTexts } from '../../../src/locales/image.ts';
import { LOCALES } from '../../../src/locales/load-locale.ts';
import { formOf, writeNumber, type TextMessage } from '../../../src/locales/message.ts';
import { pagerTexts } from '../../../src/locales/pager.ts';
import { selectionTexts } from '../../../src/locales/selection.ts';
import { monthTexts } from '../../../src/locales/months.ts';
import { PLACEHOLDERS } from '../../../src/locales/text-keys.ts';
import { updateTexts } from '../../../src/locales/updates.ts';
import { viewerBasics } from '../../../src/locales/viewer-basics.ts';
import { viewerTexts } from '../../../src/locales/viewer.ts';
import { wallTexts } from '../../../src/locales/wall.ts';

const root = resolve(import.meta.dirname, '../../..');

/** English texts by area; those of albums and single pictures include those of galleries. */
const AREAS = [
  { ...galleryTexts, ...albumTexts, ...imageTexts },
  pagerTexts,
  monthTexts,
  updateTexts,
  selectionTexts,
  { ...viewerBasics, ...viewerTexts },
  cameraTexts,
  explorerTexts,
  statusTexts,
];
const ENGLISH: Record<string, TextMessage> = Object.assign({}, ...AREAS) as Record<string, TextMessage>;
const LANGUAGES = Object.keys(LOCALES);

/** Texts that are identical in English, such as loanwords. */
const SAME_AS_ENGLISH: Record<string, string[]> = {
  de: ['album', 'fileFormat'],
  fr: ['albums', 'album', 'pages', 'pageNumber', 'pixelSize', 'pixels', 'fileFormat'],
  id: ['album', 'fileFormat'],
  lus: ['album', 'lens'],
  pt: ['pixels', 'tags', 'byTag'],
};

const formsOf = (message: TextMessage) => (typeof message === 'string' ? { other: message } : message);
const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Whether a plural form is for a single number, which its text may then spell out. */
const isForOneNumber = (rules: Intl.PluralRules, form: string) =>
  Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((at) => at === form).length === 1;

it('picture walls have the words of the viewer', () => {
  expect(viewerTexts).toMatchObject(wallTexts);
});

it('LOCALES lists exactly the existing languages', () => {
  const files = globSync('{??,???}.ts', { cwd: resolve(root, 'src/locales') });
  expect(LANGUAGES.toSorted()).toEqual(files.map((file) => basename(file, '.ts')).toSorted());
});

it('the page of languages names all of them, and no other', () => {
  expect(Object.keys(LANGUAGE_NAMES).toSorted()).toEqual(['en', ...LANGUAGES].toSorted());
});

it('English writes counts and selects plurals as Intl does, without using it', () => {
  const rules = new Intl.PluralRules('en');
  for (const count of [0, 1, 2, 11, 21, 999, 1000, 10_000, 123_456, 1_000_000, 9_007_199_254_740_991]) {
    expect(writeNumber(count, 'en')).toBe(count.toLocaleString('en'));
    expect(formOf({ one: 'one', other: 'other' }, count, 'en')).toBe(rules.select(count));
  }
  const pluralRules = vi.spyOn(Intl, 'PluralRules');
  formOf({ one: 'one', other: 'other' }, 1, 'en');
  expect(pluralRules).not.toHaveBeenCalled();
  formOf({ one: 'one', other: 'other' }, 1, 'fr');
  expect(pluralRules).toHaveBeenCalledOnce();
  pluralRules.mockRestore();
});

it('no key exists in two areas', () => {
  const names = AREAS.flatMap((texts) => Object.keys(texts));
  expect(names).toEqual(Object.keys(ENGLISH));
});

it('the placeholders of all texts are known without them', () => {
  const wanted = Object.entries(ENGLISH).map(([key, message]) => [
    key,
    placeholdersOf(formsOf(message).other),
  ]);
  const known = [...PLACEHOLDERS].map(([key, placeholders]) => [key, placeholdersOf(placeholders)]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(wanted));
});

describe.each(LANGUAGES)('%s', async (lang) => {
  const texts: Record<string, TextMessage> = (await LOCALES[lang]?.())?.default ?? {};
  // A browser without rules for the language uses those of English.
  const rules = new Intl.PluralRules([lang, 'en']);

  it('has the same keys as English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH).sort());
  });

  it('has the plural forms of the language', () => {
    const wanted = new Set([...rules.resolvedOptions().pluralCategories, 'other']);
    for (const [name, message] of Object.entries(texts)) {
      expect([name, typeof message]).toEqual([name, typeof ENGLISH[name]]);
      if (typeof message !== 'string') expect(new Set(Object.keys(message)), name).toEqual(wanted);
    }
  });

  it('has the placeholders of English in each text', () => {
    for (const [name, message] of Object.entries(texts)) {
      const wanted = placeholdersOf(formsOf(ENGLISH[name] ?? '').other);
      for (const [form, text] of Object.entries(formsOf(message))) {
        const placeholders = placeholdersOf(text);
        const inWords = !placeholders.includes('count') && form !== 'other' && isForOneNumber(rules, form);
        expect([name, form, placeholders]).toEqual([
          name,
          form,
          inWords ? wanted.filter((at) => at !== 'count') : wanted,
        ]);
      }
    }
  });

  it('has no empty texts and no surrounding white space', () => {
    for (const [name, message] of Object.entries(texts)) {
      for (const text of Object.values(formsOf(message))) expect([name, text]).toEqual([name, text.trim()]);
      expect(Object.values(formsOf(message)), name).not.toContain('');
    }
  });

  it('breaks no line within quotation marks, nor before punctuation', () => {
    const broken = Object.values(texts).flatMap((message) =>
      Object.values(formsOf(message)).filter((text) => /« | [»:;!?]/.test(text)),
    );
    expect(broken).toEqual([]);
  });

  it('has no untranslated text', () => {
    const same = Object.keys(texts).filter(
      (name) =>
        formsOf(texts[name] ?? '').other === formsOf(ENGLISH[name] ?? '').other &&
        // Placeholders and punctuation belong to no language.
        /\p{L}/u.test(formsOf(texts[name] ?? '').other.replace(/\{\w+\}/g, '')),
    );
    expect(new Set(same)).toEqual(new Set(SAME_AS_ENGLISH[lang]));
  });
});
