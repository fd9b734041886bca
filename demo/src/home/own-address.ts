/** Shows the code of the home page with the address of the service that serves it, to be copied as it is. */
const EXAMPLE = 'https://pix.example';

// Without a service of its own, a page has a mock.
if (!document.querySelector('script[data-mock]')) {
  for (const block of document.querySelectorAll('[data-own-address]')) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.includes(EXAMPLE)) text.data = text.data.replaceAll(EXAMPLE, location.origin);
    }
    for (const button of block.querySelectorAll<HTMLElement>('[data-code]'))
      button.dataset['code'] = button.dataset['code']?.replaceAll(EXAMPLE, location.origin) ?? '';
  }
}
