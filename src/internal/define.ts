import { OURS, registeredName } from './registered-name.ts';

/**
 * Registers a custom element; with the suffix `-sdk` if a foreign class has its name.
 *
 * @returns The registered class, which may come from another copy of this package.
 */
export function define<T extends CustomElementConstructor>(tag: string, element: T): T {
  const name = registeredName(tag);
  if (name !== tag) console.warn(`Pix: <${tag}> is taken on this page; using <${name}>.`);
  const registered = customElements.get(name);
  if (registered) return registered as T;
  customElements.define(name, Object.assign(element, { [OURS]: true }));
  return element;
}
