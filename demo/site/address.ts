/**
 * A copied script tag must work on any page, so it is shown with its full address.
 * Texts are changed in place: nothing around them moves.
 */
export function showFullAddresses(): void {
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
