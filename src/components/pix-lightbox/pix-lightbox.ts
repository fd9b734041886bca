import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Picture } from '../picture.ts';
import { icons } from './icons.ts';
import { startEngine, type Engine, type EngineState } from './photoswipe-engine.ts';
import { lightboxStyles } from './pix-lightbox.styles.ts';
import { slidesStyles } from './slides.styles.ts';

/** Keys that would scroll the page behind. */
const SCROLL_KEYS = [' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'];

/**
 * The viewer: one picture large, with zoom, swipe, keys and caption, in a modal dialog above everything.
 * `openViewer()` makes one, and removes it when it is closed.
 *
 * @csspart dialog - The dialog.
 * @csspart bar - The line above the picture.
 * @csspart counter - Which picture of how many.
 * @csspart button - Its buttons.
 * @csspart caption - Title and description below the picture.
 */
export class PixLightbox extends LitElement {
  static override styles = [lightboxStyles, slidesStyles];
  static override properties: PropertyDeclarations = { state: { state: true }, quiet: { state: true } };

  /** The pictures to go through. */
  pictures: readonly Picture[] = [];
  /** The tile of a picture on the page. */
  thumbnail: (index: number) => HTMLElement | undefined = () => undefined;

  declare private state: EngineState;
  /** Controls are hidden by a tap. */
  declare private quiet: boolean;
  #engine: Engine | undefined;
  #closed: (index: number) => void = () => undefined;

  constructor() {
    super();
    this.state = { index: 0, loading: false, zoomed: false, zoomable: false, closing: false };
    this.quiet = false;
  }

  /** Shows a picture; resolves with the index of the last one shown when the viewer has closed, or was removed. */
  async show(index: number): Promise<number> {
    await this.updateComplete;
    if (!this.isConnected) return index;
    this.#dialog.showModal();
    this.#dialog.focus();
    const closed = new Promise<number>((resolve) => (this.#closed = resolve));
    this.#engine = startEngine({
      container: this.renderRoot.querySelector<HTMLElement>('.stage') ?? this.#dialog,
      pictures: this.pictures,
      index,
      thumbnail: this.thumbnail,
      onChange: (state) => (this.state = state),
      onTap: () => (this.quiet = !this.quiet),
      onClosed: () => this.#finish(),
    });
    return closed;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#engine?.destroy();
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  /** The engine has ended, by whatever way. */
  #finish(): void {
    if (!this.#engine) return;
    this.#engine = undefined;
    this.#dialog.close();
    this.#closed(this.state.index);
  }

  /** Keys of the viewer; whatever else would scroll the page behind does nothing. */
  #press(event: KeyboardEvent): void {
    const { key, target } = event;
    const act = { ArrowLeft: 'previous', ArrowRight: 'next', z: 'toggleZoom' } as const;
    if (key in act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#engine?.[act[key as keyof typeof act]]();
      // The engine listens on the document, but only when the picture has grown.
      event.stopPropagation();
      event.preventDefault();
    } else if (SCROLL_KEYS.includes(key) && !(key === ' ' && target instanceof HTMLButtonElement)) {
      event.preventDefault();
    }
  }

  #cancel(event: Event): void {
    event.preventDefault();
    this.#engine?.close();
  }

  #button(name: string, icon: TemplateResult, act: () => void, disabled = false): TemplateResult {
    return html`<button
      part="button"
      aria-label=${name}
      title=${name}
      aria-disabled=${disabled}
      @click=${() => disabled || act()}
    >
      ${icon}
    </button>`;
  }

  protected override render(): TemplateResult {
    const { pictures, quiet } = this;
    const { index, closing, loading, zoomed, zoomable } = this.state;
    const { title = '', description = '' } = pictures[index] ?? {};
    const count = pictures.length;
    return html`<dialog
      part="dialog"
      aria-label="Picture viewer"
      tabindex="-1"
      class=${quiet || closing ? 'quiet' : ''}
      @wheel=${(event: Event) => event.preventDefault()}
      @keydown=${(event: KeyboardEvent) => this.#press(event)}
      @cancel=${(event: Event) => this.#cancel(event)}
      @close=${() => this.#engine?.destroy()}
    >
      <div class="stage ${zoomed ? 'zoomed' : zoomable ? 'zoomable' : ''}"></div>
      <div class="bar" part="bar">
        <span class="counter" part="counter" dir="ltr" aria-hidden="true">${index + 1} / ${count}</span>
        <span class="loading" ?hidden=${!loading}></span>
        ${zoomable ? this.#button(zoomed ? 'Zoom out' : 'Zoom in', zoomed ? icons.zoomOut : icons.zoomIn, () => this.#engine?.toggleZoom()) : nothing}
        ${this.#button('Close', icons.close, () => this.#engine?.close())}
      </div>
      <div class="previous" ?hidden=${count < 2}>
        ${this.#button('Previous picture', icons.previous, () => this.#engine?.previous(), index === 0)}
      </div>
      <div class="next" ?hidden=${count < 2}>
        ${this.#button('Next picture', icons.next, () => this.#engine?.next(), index === count - 1)}
      </div>
      <div class="caption" part="caption" ?hidden=${zoomed}>
        <bdi class="title">${title}</bdi>
        ${description ? html`<bdi class="description">${description}</bdi>` : nothing}
      </div>
      <p class="spoken" role="status">Picture ${index + 1} of ${count}: ${title}</p>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-lightbox': PixLightbox;
  }
}
