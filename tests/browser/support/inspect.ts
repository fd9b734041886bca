/** Attributes that hold an address. */
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'srcdoc', 'xlink:href'];

/** Every element below a node, through shadow roots. */
export function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}

/** The elements that something is made of, and their attributes by name: what a text must never change. */
export function shape(root: ParentNode): string[] {
  return everything(root).map(
    (element) => `${element.localName} ${element.getAttributeNames().toSorted().join(' ')}`,
  );
}

/** Addresses in the tree that lead to code, and attributes that are code. */
export function dangers(root: ParentNode): string[] {
  return everything(root).flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const isCode = ADDRESSES.includes(name)
        ? !value
            .split(/\s*,\s+|,$/)
            .filter(Boolean)
            .every((address) => /^https?:\/\//.test(address))
        : /^on/.test(name) || /javascript:/i.test(name);
      return isCode ? [`${element.localName} ${name}=${value}`] : [];
    }),
  );
}
