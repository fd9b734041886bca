import type PhotoSwipe from 'photoswipe';

type Events = Pick<PhotoSwipe['events'], 'add' | 'removeAll'>;

/**
 * Replaces PhotoSwipe's `util/dom-events.js`, the list of its event listeners: that one passes `{ passive: false }`, an object
 * which inherits `once` or `signal` from an extended `Object.prototype`, and then loses its listeners or throws.
 */
export default class DomEvents implements Events {
  #removers: (() => void)[] = [];

  /** Adds a listener for one or more event types, separated by spaces. */
  add(...[target, types, listener]: Parameters<Events['add']>): void {
    for (const type of types.split(' ')) {
      target?.addEventListener(type, listener, false);
      this.#removers.push(() => target?.removeEventListener(type, listener, false));
    }
  }

  /** Removes all listeners. */
  removeAll(): void {
    for (const remove of this.#removers) remove();
    this.#removers = [];
  }
}
