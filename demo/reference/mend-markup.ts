const UNNAMED = ':is(input, select, textarea):not([aria-label])';

/**
 * Mends what the viewer's markup, that which comes later too, keeps from people who hear the page: fields get the names that
 * stand beside them, and tables are tables.
 */
export function mendMarkup(element: HTMLElement): void {
  const mend = () => {
    for (const field of element.querySelectorAll(UNNAMED)) field.setAttribute('aria-label', nameOf(field));
    for (const table of element.querySelectorAll('table[role]')) table.removeAttribute('role');
  };
  new MutationObserver(mend).observe(element, { childList: true, subtree: true });
}

function nameOf(field: Element): string {
  if (field.matches('.examples-select-element')) return 'Example';
  return field.closest('tr')?.querySelector('.parameter__name')?.firstChild?.nodeValue ?? 'Request body';
}
