import { LOCALES } from '../../../src/locales/load-locale.ts';
import ar from './ar.ts';
import de from './de.ts';
import es from './es.ts';
import fr from './fr.ts';
import hi from './hi.ts';
import id from './id.ts';
import ja from './ja.ts';
import lus from './lus.ts';
import pt from './pt.ts';
import ru from './ru.ts';
import zh from './zh.ts';
import optionTexts from './option-texts.json' with { type: 'json' };
import {
  OWN_TEXTS,
  SHARED_OPTION_TEXTS,
  SHARED_TEXTS,
  type OwnOptionText,
  type PluginTexts,
} from './texts.ts';

const LANGUAGES = { ar, de, es, fr, hi, id, ja, lus, pt, ru, zh } satisfies Record<string, PluginTexts>;

/** Texts of options in each language, by the English ones. */
const OPTION_TEXTS: Readonly<Record<OwnOptionText, Readonly<Record<keyof typeof LANGUAGES, string>>>> =
  optionTexts;

/** Translations by the English texts. */
type Translations = Readonly<Record<string, string>>;

/** What is translated into a language. */
export interface LanguageTexts {
  /** Texts of the plugin and of elements, which code of PHP names, too. */
  plugin: Translations;
  /** Texts of the block in the editor. */
  editor: Translations;
}

/** The translations of each language beside English. */
export async function loadTexts(): Promise<Map<string, LanguageTexts>> {
  const languages = new Map<string, LanguageTexts>();
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const shared = (await LOCALES[language]?.())?.default as Translations;
    /** Translates texts with keys, by the translations of the keys. */
    const byEnglish = (english: object, translations: Translations): Translations => {
      const entries: [string, string][] = Object.entries<string>({ ...english }).map(([key, word]) => [
        word,
        translations[key] ?? '',
      ]);
      return Object.fromEntries(entries);
    };
    const plugin = { ...byEnglish(OWN_TEXTS, LANGUAGES[language]), ...byEnglish(SHARED_TEXTS, shared) };
    const options = Object.entries(OPTION_TEXTS).map(([english, texts]) => [english, texts[language]]);
    languages.set(language, {
      plugin,
      editor: {
        ...plugin,
        ...byEnglish(SHARED_OPTION_TEXTS, shared),
        ...(Object.fromEntries(options) as Translations),
      },
    });
  }
  return languages;
}
