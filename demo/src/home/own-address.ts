/** Shows code with the address of the service that serves the page, to be copied as it is. */
import { EXAMPLE_ADDRESS, serviceAddress } from '../service-address.ts';

const address = serviceAddress();

if (address !== EXAMPLE_ADDRESS) {
  for (const block of document.querySelectorAll('[data-own-address]')) {
    for (const line of block.querySelectorAll('.ec-line')) showAddress(line);
    for (const button of block.querySelectorAll<HTMLElement>('[data-code]'))
      button.dataset['code'] = button.dataset['code']?.replaceAll(EXAMPLE_ADDRESS, address) ?? '';
  }
}

/** Replaces a line by a copy, since a change of its text would count as a layout shift of what follows. */
function showAddress(line: Element): void {
  if (!line.textContent.includes(EXAMPLE_ADDRESS)) return;
  const copy = line.cloneNode(true);
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes(EXAMPLE_ADDRESS)) text.data = text.data.replaceAll(EXAMPLE_ADDRESS, address);
  }
  line.replaceWith(copy);
}
