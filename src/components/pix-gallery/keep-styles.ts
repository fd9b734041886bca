/** Creates the render root of an element. One that was painted before keeps the styles that it has got since, as for a failed picture. */
export function keepStyles<Root>(host: Element, createRoot: () => Root): Root {
  // The first style sheet is that of painted elements, which the root has, too.
  const added = host.shadowRoot?.adoptedStyleSheets.slice(1) ?? [];
  const root = createRoot();
  const { shadowRoot } = host;
  if (added.length && shadowRoot)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, ...added];
  return root;
}
