/** A text with `{name}` where a value stands, or one for each plural category of `{count}`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** Texts by name. */
export type Messages<Key extends string = string> = Record<Key, Message>;
