import { supportsAdoptingStyleSheets, type CSSResult } from 'lit';
import { unclobbered } from './documents.ts';

/** Styles that were added to an element after its first rendering. */
export const addedStyles = new WeakMap<Element, CSSResult[]>();

/** Style sheets made for documents other than the script's own: a constructed style sheet belongs to one document. */
const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Adds styles to an element's shadow root, for code that is loaded on demand. */
export function adoptStyles(element: Element, css: CSSResult): void {
  const styles = addedStyles.get(element) ?? [];
  if (styles.includes(css)) return;
  addedStyles.set(element, [...styles, css]);
  const root = element.shadowRoot;
  if (!root) return;
  // As Lit decides for the first styles, which libraries of the page can influence.
  if (!supportsAdoptingStyleSheets) {
    const style = unclobbered(element.ownerDocument).createElement('style');
    style.textContent = css.cssText;
    // After the other style sheets, before the rendered content.
    [...root.querySelectorAll('style')].pop()?.after(style);
    return;
  }
  const sheet = sheetFor(element.ownerDocument, css);
  if (sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** The constructed style sheet for a document; `undefined` if the document has no window. */
export function sheetFor(owner: Document, css: CSSResult): CSSStyleSheet | undefined {
  if (owner === document) return css.styleSheet;
  const sheets = copies.get(owner) ?? new Map<CSSResult, CSSStyleSheet>();
  copies.set(owner, sheets);
  let sheet = sheets.get(css);
  if (!sheet && owner.defaultView) {
    sheet = new owner.defaultView.CSSStyleSheet();
    sheet.replaceSync(css.cssText);
    sheets.set(css, sheet);
  }
  return sheet;
}
