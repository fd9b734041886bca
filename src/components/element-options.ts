import type { LitElement } from 'lit';
import { parseLimit } from '../internal/numbers.ts';
import { unclobbered } from '../internal/documents.ts';
import { observeTree } from '../internal/observe-tree.ts';
import { warnValue } from '../internal/warn-once.ts';

/**
 * Options that the first pictures do not depend on, which the embed script leaves to the elements with such a property: `null` for any
 * text, `true` for one that is set or not, or the smallest whole number.
 */
export const ELEMENT_OPTIONS = {
  tools: null,
  interval: 1,
  transition: null,
  fit: null,
  info: null,
  autoPages: 1,
  live: 5,
  select: true,
} as const;

const NAMES = Object.keys(ELEMENT_OPTIONS) as (keyof typeof ELEMENT_OPTIONS)[];

/** Words for an option that is not set, or is. */
const SWITCH = ['false', 'true', ''];

/** The element that follows the attributes of a container, and what ends that. */
const followed = new WeakMap<Element, { element: Element; stop: () => void }>();

/** The values that the options of an element had at first. */
const defaults = new WeakMap<Element, Map<string, unknown>>();

/**
 * Sets the options of an element that the embed script has mounted: from the attributes of its container, from now on, or from the
 * options of `Pix.renderGallery()`.
 */
export function takeOptions(element: LitElement, container: Element, own?: object): void {
  const { elementProperties } = element.constructor as typeof LitElement;
  const names = NAMES.filter((name) => elementProperties.has(name));
  const initial = defaults.get(element) ?? new Map(names.map((name) => [name, Reflect.get(element, name)]));
  defaults.set(element, initial);
  const attributeOf = (name: string) => {
    const { attribute } = elementProperties.get(name) ?? {};
    return `data-${typeof attribute === 'string' ? attribute : name}`;
  };
  const set = (name: (typeof NAMES)[number], value: unknown, label: string) => {
    const least = ELEMENT_OPTIONS[name];
    let result = value;
    if (least !== null && value != null) {
      const [at, allowed] =
        least === true
          ? [SWITCH.indexOf(String(value as string | boolean)), 'true or false']
          : [(parseLimit(value) ?? 0) - least, `a whole number from ${least}`];
      result = least === true ? at > 0 : at + least;
      if (at < 0) {
        result = null;
        warnValue(label, value, allowed);
      }
    }
    Reflect.set(element, name, result ?? initial.get(name));
  };
  if (own) {
    for (const name of names) set(name, Object.hasOwn(own, name) ? Reflect.get(own, name) : null, name);
    return;
  }
  const read = () => {
    const box = unclobbered(container);
    for (const name of names) set(name, box.getAttribute(attributeOf(name)), attributeOf(name));
  };
  read();
  const former = followed.get(container);
  if (former?.element === element) return;
  former?.stop();
  const stop = observeTree(container, { attributeFilter: names.map(attributeOf) }, () => {
    // One that was removed follows no longer.
    if (element.parentNode === container) read();
    else stop();
  });
  followed.set(container, { element, stop });
}
