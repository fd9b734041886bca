import { html } from 'lit';

/** Time in ms for which a toast is shown. */
const TOAST_MS = 4000;

/** A short message above the picture. Hidden from screen readers: the status announces the same text. */
export class Toast {
  readonly #requestUpdate: () => void;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(requestUpdate: () => void) {
    this.#requestUpdate = requestUpdate;
  }

  show(text: string): void {
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#text = '';
      this.#requestUpdate();
    }, TOAST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  render(): unknown {
    return this.#text && html`<p class="toast" part="toast" aria-hidden="true">${this.#text}</p>`;
  }
}
