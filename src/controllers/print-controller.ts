import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { withoutPrototype } from '../internal/altered-globals.ts';

/** Re-renders its host before and after printing, and when developer tools emulate print media. */
export class PrintController implements ReactiveController {
  isPrinting = false;
  /** State by events and by media query: Chromium does not match `print` while it waits for pictures to print. */
  readonly #sources = { event: false, media: false };
  readonly #host: ReactiveControllerHost;
  #listening: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    addEventListener('beforeprint', () => this.#set({ event: true }), withoutPrototype({ signal }));
    addEventListener('afterprint', () => this.#set({ event: false }), withoutPrototype({ signal }));
    // Simulated documents have no media queries.
    const print = (window as Partial<Window>).matchMedia?.('print');
    print?.addEventListener(
      'change',
      ({ matches: media }) => this.#set({ media }),
      withoutPrototype({ signal }),
    );
    this.isPrinting = this.#sources.media = !!print?.matches;
  }

  hostDisconnected(): void {
    this.#listening?.abort();
  }

  #set(change: Partial<{ event: boolean; media: boolean }>): void {
    const { event, media } = Object.assign(this.#sources, change);
    const isPrinting = event || media;
    if (isPrinting === this.isPrinting) return;
    this.isPrinting = isPrinting;
    this.#host.requestUpdate();
    // The browser prints the state at the end of the event, so the update is synchronous. `performUpdate` is protected in Lit,
    // and a controller has no public alternative.
    (this.#host as unknown as { performUpdate: () => void }).performUpdate();
  }
}
