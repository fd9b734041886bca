import { unclobbered } from '../internal/unclobbered.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Values of attributes by name; an attribute without a value is absent. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an HTML element with attributes and children, in XML documents as well. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = unclobbered(document).createElementNS(XHTML, tag) as HTMLElementTagNameMap[Tag];
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Creates an SVG element with a path, if one is given. */
export function createSvg(attributes: Attributes, d?: string): SVGElement {
  const page = unclobbered(document);
  const svg = page.createElementNS(SVG, 'svg');
  setAttributes(svg, attributes);
  if (d !== undefined) {
    const path = page.createElementNS(SVG, 'path');
    setAttributes(path, { d });
    svg.append(path);
  }
  return svg;
}

/** Sets the attributes that differ: an image whose address is set again loads again. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

/** Styles that were set last, as written. */
const styles = new WeakMap<Element, string>();

/** Sets the inline style of an element; not as an attribute, which a content security policy may forbid. */
export function setStyle(element: HTMLElement, text: string): void {
  if ((styles.get(element) ?? '') === text) return;
  styles.set(element, text);
  element.style.cssText = text;
}

/** Synchronizes the skeleton animations of all lists on a page. */
export function synchronizePulse({ currentTarget }: Event): void {
  for (const pulse of (currentTarget as Element).getAnimations()) pulse.startTime = 0;
}
