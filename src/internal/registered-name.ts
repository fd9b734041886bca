/** Marks the element classes of every copy of this package. */
export const OURS = Symbol.for('pix.element');

/** The name under which an element of this package is registered: with the suffix `-sdk` if a foreign class has its own. */
export function registeredName<Tag extends string>(tag: Tag): Tag {
  const element = globalThis.customElements?.get(tag);
  return (element && !Object.hasOwn(element, OURS) ? `${tag}-sdk` : tag) as Tag;
}
