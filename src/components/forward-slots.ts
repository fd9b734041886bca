import { html, nothing, type TemplateResult } from 'lit';

const copies = new WeakMap<Node, Node>();

/**
 * Hands on to the element inside what the host's markup has for these slots. A slot that is handed on with nothing in it
 * would hide what the element inside shows by itself; a template for `overlay` is no slot's content, and is copied.
 */
export function forwardSlots(
  host: Element,
  names: readonly string[],
): (TemplateResult | Node | typeof nothing)[] {
  const children = [...host.children];
  return names.map((name) => {
    const [child] = children.filter(({ slot }) => slot === name);
    if (child instanceof HTMLTemplateElement) return copyOf(child);
    return child ? html`<slot name=${name} slot=${name}></slot>` : nothing;
  });
}

/** The same copy each time: a new one would draw all tiles anew. */
function copyOf(template: HTMLTemplateElement): Node {
  const copy = copies.get(template) ?? template.cloneNode(true);
  copies.set(template, copy);
  return copy;
}
