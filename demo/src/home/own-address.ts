/** Shows code with the address of the service that serves the page, to be copied as it is. */
const EXAMPLE = 'https://pix.example';

// Without a service of its own, a page has a mock.
if (!document.querySelector('script[data-mock]')) {
  for (const block of document.querySelectorAll('[data-own-address]')) {
    for (const line of block.querySelectorAll('.ec-line')) showAddress(line);
    for (const button of block.querySelectorAll<HTMLElement>('[data-code]'))
      button.dataset['code'] = button.dataset['code']?.replaceAll(EXAMPLE, location.origin) ?? '';
  }
}

/** Replaces a line by a copy, since a change of its text would count as a layout shift of what follows. */
function showAddress(line: Element): void {
  if (!line.textContent.includes(EXAMPLE)) return;
  const copy = line.cloneNode(true);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes(EXAMPLE)) text.data = text.data.replaceAll(EXAMPLE, location.origin);
  }
  line.replaceWith(copy);
}
