import { highlight } from '../build/highlight.ts';

const OPENING_TAG = /^<[^>]*>/;

/** Maximum line length; longer tags get one line per attribute. */
const LONGEST_TAG = 84;

/** Keeps displayed sources in sync with the changing attributes of their elements. */
export function mirrorExamples(): void {
  for (const code of document.querySelectorAll('code[data-mirror]')) {
    const element = code.closest('figure')?.querySelector('.live > *');
    if (!element) continue;
    const show = () => {
      code.replaceChildren(...toNodes(code.textContent.replace(OPENING_TAG, () => openingTag(element))));
    };
    new MutationObserver(show).observe(element, { attributes: true });
  }
}

function openingTag(element: Element): string {
  const { outerHTML } = element.cloneNode() as Element;
  const tag = (OPENING_TAG.exec(outerHTML)?.[0] ?? '').replaceAll('=""', '');
  return tag.length > LONGEST_TAG
    ? tag.replace(/"[^"]*"| /g, (part) => (part === ' ' ? '\n  ' : part)).replace(/>$/, '\n>')
    : tag;
}

function toNodes(source: string): Node[] {
  return highlight(source).map(({ kind, text }) => {
    if (kind === 'plain') return document.createTextNode(text);
    const span = document.createElement('span');
    span.className = kind;
    span.textContent = text;
    return span;
  });
}
