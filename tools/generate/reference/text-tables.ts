/** Tables of the texts that visitors read, for the reference: the keys by area, and the built-in languages. */
import { albumTexts } from '../../../src/locales/albums.ts';
import { cameraTexts } from '../../../src/locales/camera.ts';
import { explorerTexts } from '../../../src/locales/explorer.ts';
import { galleryTexts } from '../../../src/locales/gallery.ts';
import { imageTexts } from '../../../src/locales/image.ts';
import { LOCALES } from '../../../src/locales/load-locale.ts';
import type { Messages, TextMessage } from '../../../src/locales/message.ts';
import { pagerTexts } from '../../../src/locales/pager.ts';
import { selectionTexts } from '../../../src/locales/selection.ts';
import { statusTexts } from '../../../src/locales/status.ts';
import { monthTexts } from '../../../src/locales/months.ts';
import { updateTexts } from '../../../src/locales/updates.ts';
import { viewerBasics } from '../../../src/locales/viewer-basics.ts';
import { viewerTexts } from '../../../src/locales/viewer.ts';
import { code, table } from './tables.ts';

/** English texts by area. An area lists only keys that no earlier one has. */
const AREAS: readonly [heading: string, introduction: string, texts: Messages][] = [
  ['Galleries', 'Texts of galleries, which albums and single pictures share.', galleryTexts],
  ['Months', 'The rail beside a gallery with headings of months.', monthTexts],
  ['Updates', 'New pictures of a gallery.', updateTexts],
  ['Selections', 'Boxes on pictures, what is selected, and its download.', selectionTexts],
  ['Empty and failed lists', 'The cause, and what to do.', statusTexts],
  ['Paging and carousels', 'Buttons, page numbers and the number of pictures shown.', pagerTexts],
  ['Albums', 'Album cards, and the header of an album.', albumTexts],
  ['Single pictures', 'A picture that is missing or cannot be loaded.', imageTexts],
  ['Controls', 'Search, sort order, categories, tags and the number of results.', explorerTexts],
  ['The viewer', 'Buttons, the info panel, announcements and errors.', { ...viewerBasics, ...viewerTexts }],
  ['Camera data', 'Camera, exposure and place in the info panel.', cameraTexts],
];

const formsOf = (message: TextMessage) =>
  typeof message === 'string'
    ? message
    : Object.entries(message)
        .map(([form, text]) => `${form}: ${text}`)
        .join('; ');

/** Headings and tables of the English texts by area. */
export function textTables(): string[] {
  const known = new Set<string>();
  return AREAS.flatMap(([heading, introduction, texts]) => {
    const own = Object.entries(texts).filter(([key]) => !known.has(key));
    for (const [key] of own) known.add(key);
    const rows = own.map(([key, message]) => [code(key), formsOf(message)]);
    return [`## ${heading}`, introduction, table(['Key', 'English text'], rows)];
  });
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The variants of languages that have several. */
const VARIANTS: Record<string, string> = { pt: 'pt-BR', zh: 'zh-Hans' };

/** The English name of a built-in language, with its variant: "Portuguese (Brazil)". */
export const languageName = (tag: string): string => NAMES.of(VARIANTS[tag] ?? tag) ?? tag;

/** Table of the built-in languages with their plural forms and, in the package, their files. */
export function languageTable(): string {
  const rows = ['en', ...Object.keys(LOCALES)].toSorted().map((tag) => {
    const [supported = 'en'] = Intl.PluralRules.supportedLocalesOf(tag);
    const { pluralCategories } = new Intl.PluralRules(supported).resolvedOptions();
    const file = tag === 'en' ? 'part of the script' : code(`src/locales/${tag}.ts`);
    return [languageName(tag), code(tag), pluralCategories.map(code).join(', '), file];
  });
  return table(['Language', '`lang`', 'Plural forms', 'Texts in the package'], rows);
}
