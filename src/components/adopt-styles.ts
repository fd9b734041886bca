import type { CSSResult } from 'lit';

/** Gives an element's tree styles that come with code which only some elements need. */
export function adoptStyles({ shadowRoot }: Element, { styleSheet }: CSSResult): void {
  if (!shadowRoot || !styleSheet || shadowRoot.adoptedStyleSheets.includes(styleSheet)) return;
  shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, styleSheet];
}
