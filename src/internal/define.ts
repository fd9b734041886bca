/** Registers a custom element unless its name is taken: a second copy on the page must not throw (H2). */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
