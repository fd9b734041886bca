/** Marks the element classes of every copy of this package. */
const OURS = Symbol.for('pix.element');

/** Whether a tag name is registered by a class that is not from this package. */
export function isForeign(tag: string): boolean {
  const element = globalThis.customElements?.get(tag);
  return !!element && !Object.hasOwn(element, OURS);
}

/**
 * Registers a custom element; with the suffix `-sdk` if a foreign class has its name.
 *
 * @returns The registered class, which may come from another copy of this package.
 */
export function define<T extends CustomElementConstructor>(tag: string, element: T): T {
  const name = isForeign(tag) ? `${tag}-sdk` : tag;
  if (name !== tag) console.warn(`Pix: <${tag}> is taken on this page; using <${name}>.`);
  const registered = customElements.get(name);
  if (registered) return registered as T;
  customElements.define(name, Object.assign(element, { [OURS]: true }));
  return element;
}

/** @public Replaces tag names in a template by the registered ones; `tools/build/lit-patches.ts` calls it. */
export const withRegisteredNames = (markup: string): string =>
  markup.replace(/<\/?(pix-[a-z]+)/g, (all, tag: string) => (isForeign(tag) ? `${all}-sdk` : all));
