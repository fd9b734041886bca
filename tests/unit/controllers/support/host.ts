/** Controllers of elements in Node: what they use of a page, with fake timers. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, vi } from 'vitest';

/** An element as far as controllers know it, which records events and its states. */
export class Host extends EventTarget {
  isConnected = true;
  updateComplete = Promise.resolve(true);
  readonly events: [name: string, detail: unknown][] = [];
  readonly states = new Set<string>();
  readonly #controllers = new Set<ReactiveController>();

  /** The host as controllers take it. */
  get element(): ReactiveControllerHost & HTMLElement {
    return this as unknown as ReactiveControllerHost & HTMLElement;
  }

  override dispatchEvent(event: Event): boolean {
    this.events.push([event.type, (event as CustomEvent<unknown>).detail]);
    return true;
  }

  attachInternals() {
    return { states: this.states };
  }

  addController(controller: ReactiveController): void {
    this.#controllers.add(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.delete(controller);
  }

  requestUpdate(): void {
    for (const controller of this.#controllers) controller.hostUpdate?.();
    for (const controller of this.#controllers) controller.hostUpdated?.();
  }

  connect(): void {
    this.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }
}

/** Gives the tests of a file what controllers use of a page, and fake timers. */
export function simulatePage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', {});
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, page[name].bind(page));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Settles what is waiting, without letting time pass. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** Replaces `MutationObserver` for a test; returns what the observers with such options call. */
export function stubObservers(
  isWanted: (options: MutationObserverInit) => boolean | undefined,
): Set<() => void> {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #onChange: () => void;

      constructor(onChange: () => void) {
        this.#onChange = onChange;
      }

      observe(_tree: object, options: MutationObserverInit) {
        if (isWanted(options)) observers.add(this.#onChange);
      }

      disconnect() {
        observers.delete(this.#onChange);
      }
    },
  );
  return observers;
}
