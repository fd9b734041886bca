/** A text with `{name}` where a value stands, or one for each plural category of `{count}`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** Texts by name. */
export type Messages<Key extends string = string> = Record<Key, Message>;

/** The language built in. It does without `Intl`, whose first use costs as much time as a whole gallery's first drawing. */
const ENGLISH = 'en';

/** A count as a language writes it. */
export const writeNumber = (count: number, lang: string): string =>
  lang === ENGLISH ? String(count).replace(/\B(?=(\d{3})+$)/g, ',') : count.toLocaleString(lang);

/** A text in the form for a count. */
export function formOf(message: Message, count: number, lang: string): string {
  if (typeof message === 'string') return message;
  const form = lang === ENGLISH ? (count === 1 ? 'one' : 'other') : new Intl.PluralRules(lang).select(count);
  return message[form] ?? message.other;
}
