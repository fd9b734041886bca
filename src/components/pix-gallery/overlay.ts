import { css, html, type TemplateResult } from 'lit';
import { plainText } from '../../internal/plain-text.ts';
import type { Picture } from '../picture.ts';
import { unclobbered } from '../../internal/unclobbered.ts';

const overlays = new WeakMap<
  Picture,
  { template: HTMLTemplateElement; content: DocumentFragment | Element }
>();

/** Overlays are at the bottom of a tile by default; pages move them by their part. */
export const overlayStyles = css`
  .frame {
    position: relative;
  }
  .overlay {
    position: absolute;
    inset: auto 0 0;
  }
`;

/**
 * Renders the overlay of a tile: a copy of the page's template. An element in it with `data-pix-field="title"` gets that field
 * of the record, as text.
 */
export function overlay(template: HTMLTemplateElement, picture: Picture): TemplateResult {
  let cached = overlays.get(picture);
  if (cached?.template !== template) {
    cached = { template, content: copyOf(template, picture) };
    overlays.set(picture, cached);
  }
  return html`${cached.content}`;
}

function copyOf(template: HTMLTemplateElement, { image }: Picture): Element {
  const content = unclobbered(document).createElement('span');
  content.className = 'overlay';
  content.setAttribute('part', 'overlay');
  // Frameworks append children to the template itself.
  const written = template.content.hasChildNodes() ? template.content : template;
  content.append(...written.cloneNode(true).childNodes);
  for (const element of content.querySelectorAll('[data-pix-field]')) {
    const name = element.getAttribute('data-pix-field') ?? '';
    const value: unknown = Object.hasOwn(image, name) ? image[name as keyof typeof image] : undefined;
    const words = Array.isArray(value) ? value.map(plainText).filter(Boolean).join(', ') : value;
    element.textContent = plainText(words);
  }
  return content;
}
