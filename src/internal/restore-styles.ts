import { supportsAdoptingStyleSheets, type CSSResult, type LitElement } from 'lit';
import { addedStyles, sheetFor } from './adopt-styles.ts';

/** Restores the styles of an element that lost them when it moved to another document. Loaded only then. */
export function restoreStyles(element: Element): void {
  if (!supportsAdoptingStyleSheets) return;
  const { elementStyles } = element.constructor as typeof LitElement;
  const styles = [...(elementStyles as CSSResult[]), ...(addedStyles.get(element) ?? [])];
  const sheets = styles.flatMap((css) => sheetFor(element.ownerDocument, css) ?? []);
  if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = sheets;
}
