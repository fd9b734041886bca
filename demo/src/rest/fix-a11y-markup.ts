const UNNAMED = ':is(input, select, textarea):not([aria-label])';

/**
 * Fixes accessibility faults of the viewer's markup, later additions included: labels its form fields, and restores the
 * semantics of its tables.
 */
export function fixA11yMarkup(element: HTMLElement): void {
  const fix = () => {
    for (const field of element.querySelectorAll(UNNAMED)) field.setAttribute('aria-label', nameOf(field));
    for (const table of element.querySelectorAll('table[role]')) table.removeAttribute('role');
  };
  new MutationObserver(fix).observe(element, { childList: true, subtree: true });
}

function nameOf(field: Element): string {
  if (field.matches('.examples-select-element')) return 'Example';
  return field.closest('tr')?.querySelector('.parameter__name')?.firstChild?.nodeValue ?? 'Request body';
}
