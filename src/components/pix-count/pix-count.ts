import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { GalleryLink, type LinkedGallery } from '../../controllers/gallery-link.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { explorerTexts } from '../../locales/explorer.ts';

/** Debounce of announcements, in milliseconds: screen readers stay silent while a visitor types. */
const ANNOUNCE_DELAY_MS = 800;

/**
 * The number of pictures that match the query of a gallery. Screen readers announce the number once it has stopped changing.
 *
 * @csspart text - The text with the number.
 * @example
 * <pix-count for="gallery"></pix-count>
 * <pix-gallery id="gallery" base-url="https://pix.example" limit="12"></pix-gallery>
 */
export class PixCount extends LitElement {
  static override styles = css`
    :host {
      display: inline-block !important;
      position: relative;
      max-inline-size: 100%;
      /* Prevents a layout shift when the count appears. */
      min-block-size: 1lh;
    }
    :host([hidden]) {
      display: none !important;
    }
    .announced {
      position: absolute;
      inset: 0;
      overflow: hidden;
      white-space: nowrap;
      opacity: 0;
      pointer-events: none;
    }
  `;
  static override properties: PropertyDeclarations = {
    value: { type: Number },
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
    announced: { state: true },
  };

  /** Number of pictures, if known; follows the gallery. */
  declare value: number | undefined;
  /** Id of the gallery whose pictures are counted, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery whose pictures are counted, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | null | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  declare private announced: number | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #link: GalleryLink;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#link = new GalleryLink(this, {
      found: (gallery, signal) => this.#bindGallery(gallery, signal),
      updated: ({ total = this.value }) => (this.value = total),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('value')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.announced = this.value), ANNOUNCE_DELAY_MS);
  }

  #bindGallery(gallery: LinkedGallery, signal: AbortSignal): void {
    this.value = gallery.total;
    const options = { signal };
    signal.addEventListener('abort', () => (this.value = undefined));
    const count = ({ detail }: HTMLElementEventMap['pix-load']) => {
      this.value = gallery.total ?? detail.count;
    };
    gallery.addEventListener('pix-load', count, options);
    // Without a total, the last count belongs to an earlier query.
    gallery.addEventListener('pix-error', () => (this.value = gallery.total), options);
  }

  #format(count: number | undefined): string {
    if (count === undefined || !Number.isInteger(count)) return '';
    return count ? this.#text.t('results', { count }) : this.#text.t('noResults');
  }

  protected override render(): TemplateResult {
    // An empty gallery announces that itself.
    const announcement = this.announced || !this.#link.gallery ? this.#format(this.announced) : '';
    return html`<span part="text" aria-hidden="true" .textContent=${this.#format(this.value)}></span
      ><span class="announced" role="status" .textContent=${announcement}></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-count': PixCount;
  }
}
