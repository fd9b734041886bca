import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** State of an element, as in `:state(…)`: `loading` until the first records are there, `empty` if there are none, `error` after a failed request. */
export type ListState = 'loading' | 'ready' | 'empty' | 'error';

/** Mirrors an element's state into `:state(loading | ready | empty | error)`, where browsers support it. */
export class StateController implements ReactiveController {
  readonly #read: () => ListState;
  readonly #states: Set<string> | undefined;

  /**
   * @param read Returns the current state.
   * @param source Element whose updates change the state; default: the host.
   */
  constructor(host: HTMLElement & ReactiveControllerHost, read: () => ListState, source = host) {
    this.#read = read;
    // Safari before 16.4 lacks ElementInternals, and before 17.4 its `states`.
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
      // Chromium before 125 accepts only names with `--`, and lacks `:state()`.
    }
  }
}
