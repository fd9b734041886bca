/** Copy of options without a prototype: browsers would read options that a page has put into `Object.prototype`, too. */
export const withoutPrototype = <const T extends object>(options: T): T => ({ __proto__: null, ...options });

/** The whole numbers from `first` to `last`, both included. Old libraries on a page may have replaced `Array.from`. */
export function range(first: number, last: number): number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number++) numbers.push(number);
  return numbers;
}

/** Marks the element classes of every copy of this package. */
export const OURS = Symbol.for('pix.element');

/** The name under which an element of this package is registered: with the suffix `-sdk` if a foreign class has its own. */
export function registeredName<Tag extends string>(tag: Tag): Tag {
  const element = globalThis.customElements?.get(tag);
  return (element && !Object.hasOwn(element, OURS) ? `${tag}-sdk` : tag) as Tag;
}
