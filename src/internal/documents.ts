/**
 * Proxy of a node that reads members from its class. Elements with certain names hide them (DOM clobbering): `document.body`
 * may be an `<img name="body">`, `form.children` a field of that name.
 */
export const unclobbered = <T extends Node>(node: T): T =>
  new Proxy(node, {
    get(target, name): unknown {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target) as object, name, target);
      return typeof value === 'function'
        ? (...args: unknown[]) => Reflect.apply(value, target, args) as unknown
        : value;
    },
  });

/** Window of an element's document, which is not the script's once the element has moved to another document. */
export const windowOf = ({ ownerDocument }: Element): Window & typeof globalThis =>
  unclobbered(ownerDocument).defaultView ?? window;

/** Whether there still is a document: a test in a simulated one may end while elements are on the page. */
export const hasDocument = (): boolean => typeof document !== 'undefined';
