const collator = new Intl.Collator('en');

/**
 * Compares names in the Unicode default order. The locale `en` does not tailor that order; `und` would select
 * the system's locale, in which a Swedish server sorts `å` after `z`.
 */
export function byUnicode(a: string, b: string): number {
  return collator.compare(a, b);
}
