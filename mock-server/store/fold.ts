/**
 * Text as search compares it: no case, no diacritics. Upper case, because it alone maps `ß` and `SS`, `ı` and `i`,
 * `ς` and `σ` to one spelling each, in every locale; lower case before it, because `ẞ` is upper case already.
 */
// Gap: I9
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();
}

/** A name as filters compare it: whole value, no case, but with its diacritics. */
// Gap: I9
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase();
}
