import { html, nothing, type TemplateResult } from 'lit';

const copies = new WeakMap<Node, Node>();

/**
 * Forwards slotted content of the host to an inner element. A slot without content is not forwarded, since it would replace
 * the fallback content of the inner slot. A `<template>` is copied, because the inner element looks for it among its children.
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

/** Copies a template, memoized: another copy would render all tiles again. */
function copyOf(template: HTMLTemplateElement): Node {
  const copy = copies.get(template) ?? template.cloneNode(true);
  copies.set(template, copy);
  return copy;
}
