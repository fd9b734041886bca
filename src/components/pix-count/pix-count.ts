import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { announce } from '../../controllers/announce.ts';
import { GalleryLink, type LinkedGallery } from '../../controllers/gallery-link.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { explorerTexts } from '../../locales/explorer.ts';

/**
 * The number of pictures that match the query of a gallery. Screen readers announce another number once it has stopped changing.
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
  `;
  static override properties: PropertyDeclarations = {
    value: { type: Number },
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
  };

  /** Number of pictures, if known; follows the gallery. */
  declare value: number | undefined;
  /** Id of the gallery whose pictures are counted, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery whose pictures are counted, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | null | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #link: GalleryLink;

  constructor() {
    super();
    this.#link = new GalleryLink(this, {
      found: (gallery, signal) => this.#bindGallery(gallery, signal),
      updated: ({ total = this.value }) => (this.value = total),
    });
  }

  protected override updated(changed: PropertyValues): void {
    // A gallery announces its results itself.
    if (changed.get('value') !== undefined && !this.#link.gallery)
      announce(this, () => this.#format(this.value));
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
    return html`<span part="text" .textContent=${this.#format(this.value)}></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-count': PixCount;
  }
}
