import { highlight } from '../build/highlight.ts';

const OPENING_TAG = /^<[^>]*>/;

/** Keeps mirrored sources equal to the element they show, whose attributes change while the page runs. */
export function mirrorExamples(): void {
  for (const code of document.querySelectorAll('code[data-mirror]')) {
    const element = code.closest('figure')?.querySelector('.live > *');
    if (!element) continue;
    const show = () => {
      const tag = OPENING_TAG.exec((element.cloneNode() as Element).outerHTML)?.[0] ?? '';
      code.replaceChildren(...pieces(code.textContent.replace(OPENING_TAG, () => tag)));
    };
    new MutationObserver(show).observe(element, { attributes: true });
  }
}

function pieces(source: string): Node[] {
  return highlight(source).map(({ kind, text }) => {
    if (kind === 'plain') return document.createTextNode(text);
    const span = document.createElement('span');
    span.className = kind;
    span.textContent = text;
    return span;
  });
}
