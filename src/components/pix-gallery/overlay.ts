import { css, html, type TemplateResult } from 'lit';
import { plainText } from '../../internal/plain-text.ts';
import type { Picture } from '../picture.ts';

const overlays = new WeakMap<
  Picture,
  { template: HTMLTemplateElement; content: DocumentFragment | Element }
>();

/** An overlay stands at a tile's lower edge; its part may stand elsewhere. */
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
 * What a page lays over each tile: a copy of its template. An element in it with `data-pix-field="title"` says that field of
 * the record, as text.
 */
export function overlay(template: HTMLTemplateElement, picture: Picture): TemplateResult {
  let known = overlays.get(picture);
  if (known?.template !== template) {
    known = { template, content: copyOf(template, picture) };
    overlays.set(picture, known);
  }
  return html`${known.content}`;
}

function copyOf(template: HTMLTemplateElement, { image }: Picture): Element {
  const content = document.createElement('span');
  content.className = 'overlay';
  content.part.add('overlay');
  content.append(template.content.cloneNode(true));
  for (const element of content.querySelectorAll('[data-pix-field]')) {
    const name = element.getAttribute('data-pix-field') ?? '';
    const value: unknown = Object.hasOwn(image, name) ? image[name as keyof typeof image] : undefined;
    const words = Array.isArray(value) ? value.map(plainText).filter(Boolean).join(', ') : value;
    element.textContent = plainText(words);
  }
  return content;
}
