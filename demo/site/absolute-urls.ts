/**
 * Shows script tags with absolute URLs, so that copies work on any page. Text nodes are changed in place to avoid
 * layout shifts.
 */
export function showAbsoluteUrls(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src$="/sdk.js"]');
  if (!script) return;
  const written = `src="${script.getAttribute('src') ?? ''}"`;
  for (const code of document.querySelectorAll('code[data-address]')) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      currentNode.nodeValue = currentNode.nodeValue?.replace(written, `src="${script.src}"`) ?? null;
    }
  }
}
