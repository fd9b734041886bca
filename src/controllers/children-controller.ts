import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { observeTree } from '../internal/observe-tree.ts';

/** Re-renders its host when children of the host, or their `slot` attributes, change. */
export class ChildrenController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const options = { childList: true, subtree: true, attributeFilter: ['slot'] };
    this.#stop = observeTree(this.#host, options, () => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#stop?.();
  }
}
