import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What `:state(…)` says of an element. */
export type ShownState = 'loading' | 'ready' | 'empty' | 'error';

/** Mirrors an element's state into `:state(loading | ready | empty | error)`, where browsers know it. */
export class StateController implements ReactiveController {
  readonly #read: () => ShownState;
  readonly #states: Set<string> | undefined;

  /**
   * @param read The state now.
   * @param source Whose updates change it, the element's own if absent.
   */
  constructor(host: HTMLElement & ReactiveControllerHost, read: () => ShownState, source = host) {
    this.#read = read;
    // Safari before 16.4 has no internals, and before 17.4 none with states.
    const internals: Partial<ElementInternals> | undefined = (
      host as Partial<HTMLElement>
    ).attachInternals?.();
    this.#states = internals?.states;
    source.addController(this);
  }

  hostUpdated(): void {
    const state = this.#read();
    if (!this.#states || this.#states.has(state)) return;
    this.#states.clear();
    try {
      this.#states.add(state);
    } catch {
      // Chromium before 125 knows other names, and `:state()` not at all.
    }
  }
}
