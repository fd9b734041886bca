const collator = new Intl.Collator('en');

/**
 * Compares names in the Unicode default order, which English leaves as it is. The tag of no language, `und`, would ask for
 * the machine's own: a Swede's server would sort `â` and `z` otherwise.
 */
export function byUnicode(a: string, b: string): number {
  return collator.compare(a, b);
}
