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
import { OWN_TEXTS, SHARED_TEXTS, type PluginTexts } from './texts.ts';

/** The texts of each language, and the locales of WordPress that they are for. */
const LANGUAGES: Readonly<Record<string, { texts: PluginTexts; locales: readonly string[] }>> = {
  ar: { texts: ar, locales: ['ar', 'ary'] },
  de: { texts: de, locales: ['de_DE', 'de_DE_formal', 'de_AT', 'de_CH', 'de_CH_informal'] },
  es: {
    texts: es,
    locales: ['AR', 'CL', 'CO', 'CR', 'DO', 'EC', 'ES', 'GT', 'HN', 'MX', 'PE', 'PR', 'UY', 'VE'].map(
      (region) => `es_${region}`,
    ),
  },
  fr: { texts: fr, locales: ['fr_FR', 'fr_BE', 'fr_CA'] },
  hi: { texts: hi, locales: ['hi_IN'] },
  id: { texts: id, locales: ['id_ID'] },
  ja: { texts: ja, locales: ['ja'] },
  lus: { texts: lus, locales: ['lus'] },
  pt: { texts: pt, locales: ['pt_PT', 'pt_PT_ao90', 'pt_BR', 'pt_AO'] },
  ru: { texts: ru, locales: ['ru_RU'] },
  zh: { texts: zh, locales: ['zh_CN', 'zh_SG'] },
};

/** The translations of each locale of WordPress, by the English texts. */
export async function loadTexts(): Promise<Map<string, Record<string, string>>> {
  const all = new Map<string, Record<string, string>>();
  for (const [language, { texts, locales }] of Object.entries(LANGUAGES)) {
    const shared = (await LOCALES[language]?.())?.default;
    const entries = [
      ...Object.entries(OWN_TEXTS).map(([key, english]) => [english, texts[key as keyof PluginTexts]]),
      ...Object.entries(SHARED_TEXTS).map(([key, english]) => [
        english,
        shared?.[key as keyof typeof SHARED_TEXTS],
      ]),
    ] as [string, string][];
    for (const locale of locales) all.set(locale, Object.fromEntries(entries));
  }
  return all;
}
