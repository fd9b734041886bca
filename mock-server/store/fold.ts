/**
 * Normalizes a text for search: without case and diacritics. The result is upper case, because only upper case maps
 * `ß` and `SS`, `ı` and `i`, `ς` and `σ` to one spelling in every locale; lower-casing comes first, because `ẞ` is
 * upper case already.
 */
// Gap: I9
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();
}

/** Normalizes a name for filters, which compare whole values: without case, but with diacritics. */
// Gap: I9
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase();
}
