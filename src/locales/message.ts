/** A text with placeholders such as `{name}`, or one text for each plural category of `{count}`. */
export type TextMessage = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** Texts by key. */
export type Messages<Key extends string = string> = Record<Key, TextMessage>;

/** The built-in language. It does without `Intl`, whose first use takes as long as the first rendering of a gallery. */
const ENGLISH = 'en';

/** Formats a count for a language. */
export const writeNumber = (count: number, lang: string): string =>
  lang === ENGLISH ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : count.toLocaleString(lang);

/** Selects the plural form of a text for a count; `undefined` if a text of the page, in any shape, has none. */
export function formOf(message: TextMessage, count: number, lang = ENGLISH): string | undefined {
  if (typeof message === 'string') return message;
  const form = lang === ENGLISH ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(lang).select(count);
  return message[form] ?? message.other;
}
