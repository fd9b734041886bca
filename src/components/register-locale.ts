import { warnOnce } from '../internal/warn-once.ts';
import { PLACEHOLDERS } from '../locales/text-keys.ts';
import { PLAIN_ENGLISH, setRegisteredTexts, type OwnTexts } from '../controllers/localize-controller.ts';

/** Registered texts by language tag, as `tagOf` writes it. */
const registered = new Map<string, OwnTexts>();

/** A language tag in one spelling, as elements request it. */
const tagOf = (lang: string) => lang.toLowerCase().replaceAll('_', '-').replace(PLAIN_ENGLISH, 'en');

/** Texts by the language of an element, as they were found. */
const found = new Map<string, OwnTexts | undefined>();

/** Texts of a language such as `zh-hant-hk`, completed by those of the tag without its last part, `zh-hant`, and so on. */
function find(lang: string): OwnTexts | undefined {
  if (found.has(lang)) return found.get(lang);
  let texts: OwnTexts | undefined;
  for (let tag = tagOf(lang); tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const own = registered.get(tag);
    if (own) texts = { ...own, ...texts };
  }
  found.set(lang, texts);
  return texts;
}

/** Whether a value is a text, or plural forms with the one that all languages have. */
function isMessage(value: unknown): boolean {
  const all = Object(value) as Record<string, unknown>;
  const forms = typeof value === 'string' ? [] : [all['other'], ...Object.values(all)];
  return !forms.filter((form) => typeof form !== 'string').length;
}

/** Warns of a key that no text has, and of placeholders that the text does not have. */
function warnOfMistakes(lang: string, key: string, message: unknown): void {
  const known = PLACEHOLDERS.get(key);
  const names = JSON.stringify(message).match(/\{\w+\}/g) ?? [];
  const [wrong] = names.filter((name) => !known?.includes(name));
  if (known === undefined) warnOnce(`Pix: ${key} of "${lang}" is the key of no text.`);
  else if (wrong) warnOnce(`Pix: ${key} of "${lang}" has ${wrong}, the English text has ${known || 'none'}.`);
}

/**
 * Sets the texts of a language for all elements of the page, present and future: of a language that is not built in, or in place
 * of built-in ones. Missing texts are the built-in ones of the language, or English. Plural forms and numbers follow the
 * language. Further calls for a language add to its texts; of the same key, the text of the last call applies.
 *
 * @param lang Language tag, such as `pl` or `pt-BR`, as in the attribute `lang` of the page. Its texts apply to longer tags, too: those
 *   of `zh-Hant` to `zh-Hant-HK`.
 * @param texts Texts by key; those of the property `texts` of an element take precedence.
 * @throws TypeError if `lang` is not a language tag, or `texts` is not an object of texts; then none of them applies.
 */
export function registerLocale(lang: string, texts: OwnTexts): void {
  try {
    Intl.getCanonicalLocales(lang.replaceAll('_', '-'));
  } catch {
    throw new TypeError(`lang must be a language tag such as "pl", not "${String(lang)}".`);
  }
  if (Object(texts) !== texts)
    throw new TypeError(`texts must be an object of texts, not ${JSON.stringify(texts)}.`);
  const entries = Object.entries(texts).filter(([, value]) => (value as unknown) !== undefined);
  for (const [key, value] of entries)
    if (!isMessage(value))
      throw new TypeError(
        `${key} of "${lang}" must be a text, or plural forms with "other" such as { one: "…", other: "…" }, not ${JSON.stringify(value)}.`,
      );
  for (const [key, value] of entries) warnOfMistakes(lang, key, value);
  const tag = tagOf(lang);
  registered.set(tag, { ...registered.get(tag), ...texts });
  found.clear();
  setRegisteredTexts(find);
}
