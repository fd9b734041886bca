/** Keeps shown markup in sync with the changing attributes of the first element of its example. */
import { readCode, writeCode } from './shown-code.ts';

const OPENING_TAG = /^<[^>]*>/;

/** Maximum line length; longer tags get one line per attribute. */
const LONGEST_TAG = 84;

for (const block of document.querySelectorAll('[data-mirror]')) {
  const element = block.closest('figure')?.querySelector('.live > *');
  if (!element) continue;
  const show = () => {
    writeCode(
      block,
      readCode(block).replace(OPENING_TAG, () => openingTag(element)),
    );
  };
  new MutationObserver(show).observe(element, { attributes: true });
}

function openingTag(element: Element): string {
  const { outerHTML } = element.cloneNode() as Element;
  const tag = (OPENING_TAG.exec(outerHTML)?.[0] ?? '').replaceAll('=""', '');
  return tag.length > LONGEST_TAG
    ? tag.replace(/"[^"]*"| /g, (part) => (part === ' ' ? '\n  ' : part)).replace(/>$/, '\n>')
    : tag;
}
