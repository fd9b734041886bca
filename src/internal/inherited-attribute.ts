/** Value of an attribute on the nearest inclusive ancestor that has it, through shadow roots. */
export function inheritedAttribute(element: Element, name: string): string | undefined {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const value = at.closest(`[${name}]`)?.getAttribute(name);
    if (value != null) return value;
  }
  return undefined;
}
