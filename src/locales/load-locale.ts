import { loadedLocales, type Locale, type ResolvedLocale } from './locale.ts';

/** Languages beside English, each in a file that is loaded when a page uses it. */
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

/**
 * Resolves a `lang` such as `pt-BR`: the texts of the language with the numbers of the region. English when there are no
 * such texts, when their file cannot be loaded, and for an invalid tag. Elements that come later have them at once.
 */
export async function loadLocale(lang: string): Promise<ResolvedLocale> {
  try {
    const locale = await resolveLocale(lang);
    loadedLocales.set(lang, locale);
    return locale;
  } catch {
    return { lang: 'en' };
  }
}

async function resolveLocale(lang: string): Promise<ResolvedLocale> {
  // Some servers write `pt_BR`.
  const { language, baseName } = new Intl.Locale(lang.replaceAll('_', '-'));
  // For an unsupported language a browser would fall back to the rules of the visitor's own.
  const [supported = 'en'] = Intl.PluralRules.supportedLocalesOf(baseName);
  if (language === 'en') return { lang: supported };
  const load = Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined;
  return load ? { lang: supported, texts: (await load()).default } : { lang: 'en', own: supported };
}
