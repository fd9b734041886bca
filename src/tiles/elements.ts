import { registeredName } from '../internal/altered-globals.ts';
import { unclobbered } from '../internal/documents.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Values of attributes by name; an attribute without a value is absent. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

function createIn(
  namespace: string,
  tag: string,
  attributes: Attributes,
  children: readonly (Node | string)[],
): Element {
  const element = unclobbered(document).createElementNS(namespace, tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Creates an HTML element with attributes and children, in XML documents as well; one of ours by its registered name. */
export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
) => createIn(XHTML, registeredName(tag), attributes, children) as HTMLElementTagNameMap[Tag];

/** Creates an SVG element with attributes and children. */
export const createSvg = (tag: 'svg' | 'path', attributes: Attributes, ...children: Node[]) =>
  createIn(SVG, tag, attributes, children);

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

/** Whether an inline style was set last. */
export const hasStyle = (element: Element, text: string) => (styles.get(element) ?? '') === text;

/** Sets the inline style of an element; not as an attribute, which a content security policy may forbid. */
export function setStyle(element: HTMLElement, text: string): void {
  if (hasStyle(element, text)) return;
  styles.set(element, text);
  element.style.cssText = text;
}

/** Returns a function that creates a value for an element: the same for the same element, whoever asks first. */
export function perElement<Value>(create: (element: Element) => Value): (element: Element) => Value {
  const values = new WeakMap<Element, Value>();
  return (element) => {
    if (!values.has(element)) values.set(element, create(element));
    return values.get(element) as Value;
  };
}
