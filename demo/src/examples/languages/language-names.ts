/** The languages of the texts of galleries, each by its own name, in the order of their English names. */
export const LANGUAGE_NAMES = {
  ar: 'العربية',
  zh: '中文',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  lus: 'Mizo ṭawng',
  pt: 'Português',
  ru: 'Русский',
  es: 'Español',
};
