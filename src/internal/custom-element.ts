import { OURS, registeredName } from './altered-globals.ts';
import { hasDocument } from './documents.ts';

/**
 * Registers a custom element; with the suffix `-sdk` if a foreign class has its name.
 *
 * @returns The registered class, which may come from another copy of this package.
 */
export function define<T extends CustomElementConstructor>(tag: string, element: T): T {
  const name = registeredName(tag);
  if (name !== tag) console.warn(`Pix: <${tag}> is taken on this page; using <${name}>.`);
  const registered = customElements.get(name);
  if (registered) return registered as T;
  customElements.define(name, Object.assign(element, { [OURS]: true }));
  return element;
}

/** Fires a bubbling, composed event; `false` if a listener prevented the default. */
export function emit(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}

/**
 * Calls back if an element is still disconnected at the end of the task. A move is a removal and an insertion in one task and
 * does not count, nor does the end of a simulated document, which takes the globals away.
 */
export function onRemoved(element: Element, callback: () => void): void {
  queueMicrotask(() => {
    if (hasDocument() && !element.isConnected) callback();
  });
}
