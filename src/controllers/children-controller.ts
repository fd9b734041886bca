import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Renders its host anew when the host's own children change, or the slots they are for. */
export class ChildrenController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(() => this.#host.requestUpdate());
    this.#observer.observe(this.#host, { childList: true, subtree: true, attributeFilter: ['slot'] });
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }
}
