/** Attributes whose value is a URL. */
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'srcdoc', 'xlink:href'];

/** Every element below a node, through shadow roots. */
export function allElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? allElements(element.shadowRoot) : []),
  ]);
}

/** Tags and attribute names of every element below a node. No text may change them. */
export function shape(root: ParentNode): string[] {
  return allElements(root).map(
    (element) => `${element.localName} ${element.getAttributeNames().toSorted().join(' ')}`,
  );
}

/** URLs below a node that may run code, and event handler attributes. */
export function dangers(root: ParentNode): string[] {
  return allElements(root).flatMap((element) =>
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
