import type { albumTexts } from './albums.ts';
import type { explorerTexts } from './explorer.ts';
import type { imageTexts } from './image.ts';
import type { Messages } from './message.ts';
import type { GalleryText } from './pager.ts';
import type { viewerTexts } from './viewer.ts';

/** Every text of the components. */
export type TextKey =
  | GalleryText
  | keyof typeof albumTexts
  | keyof typeof imageTexts
  | keyof typeof viewerTexts
  | keyof typeof explorerTexts;

/** All texts of one language. */
export type Locale = Messages<TextKey>;

/** Languages beside English, each a file of its own that is loaded when a page wants it. */
export const LOCALES: Record<string, () => Promise<{ default: Locale }>> = {
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  hi: () => import('./hi.ts'),
  id: () => import('./id.ts'),
  ja: () => import('./ja.ts'),
  lus: () => import('./lus.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
};

/** A language that is spoken. */
export interface Spoken {
  /** Whose numbers and plurals are used: a tag that `Intl` knows. */
  lang: string;
  /** The same for texts of the page's own, which may be in any language. */
  own?: string;
  /** Its texts; without them English ones are used. */
  texts?: Locale | undefined;
}

const ENGLISH: Spoken = { lang: 'en' };

/**
 * What is spoken for a `lang` such as `pt-BR`: the language's texts with the region's numbers. English when there are no
 * such texts, when their file cannot be had, and for a tag that is none.
 */
export async function loadLocale(lang: string): Promise<Spoken> {
  try {
    // Some servers write `pt_BR`.
    const { language, baseName } = new Intl.Locale(lang.replaceAll('_', '-'));
    // A browser that has no rules for a language would take those of the visitor's.
    const [known = 'en'] = Intl.PluralRules.supportedLocalesOf(baseName);
    if (language === 'en') return { lang: known };
    const load = Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined;
    return load ? { lang: known, texts: (await load()).default } : { ...ENGLISH, own: known };
  } catch {
    return ENGLISH;
  }
}
