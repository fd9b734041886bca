/**
 * Creates the render root of an element. One that was painted before keeps the styles that it has got since, as for a failed picture.
 * Another document refuses the style sheets: the element copies them later.
 */
export function keepStyles<Root>(host: Element, createRoot: () => Root): Root | ShadowRoot {
  // The first style sheet is that of painted elements, which the root has, too.
  const added = host.shadowRoot?.adoptedStyleSheets.slice(1) ?? [];
  let root: Root | ShadowRoot;
  try {
    root = createRoot();
  } catch (error) {
    if (!host.shadowRoot || host.ownerDocument === document) throw error;
    root = host.shadowRoot;
  }
  const { shadowRoot } = host;
  if (added.length && shadowRoot)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, ...added];
  return root;
}
