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

/** Milliseconds that a count must stand before it is said: who types is not to be talked at. */
const PAUSE = 800;

/**
 * How many pictures there are for what is asked: shown at once, and said by screen readers when it has come to rest.
 *
 * @csspart text - What is shown.
 * @example <pix-count for="gallery"></pix-count>
 */
export class PixCount extends LitElement {
  static override styles = css`
    :host {
      display: inline-block !important;
      position: relative;
      max-inline-size: 100%;
      /* Nothing moves when the count comes. */
      min-block-size: 1lh;
    }
    :host([hidden]) {
      display: none !important;
    }
    .said {
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
    said: { state: true },
  };

  /** The count, if known; that of the gallery, where there is one. */
  declare value: number | undefined;
  /** Id of the gallery whose pictures are counted, in the same tree. */
  declare for: string | undefined;
  /** The gallery itself, where `for` cannot name it. */
  declare gallery: LinkedGallery | undefined;
  /** Texts of the page's own, over those of the language. */
  declare texts: OwnTexts | undefined;
  declare private said: number | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #link: GalleryLink;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#link = new GalleryLink(this, {
      found: (gallery, signal) => this.#follow(gallery, signal),
      updated: ({ total = this.value }) => (this.value = total),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('value')) return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => (this.said = this.value), PAUSE);
  }

  #follow(gallery: LinkedGallery, signal: AbortSignal): void {
    this.value = gallery.total;
    const options = { signal };
    const count = ({ detail }: HTMLElementEventMap['pix-load']) => {
      this.value = gallery.total ?? detail.count;
    };
    gallery.addEventListener('pix-load', count, options);
    // Without a total, what was counted is not what is asked for now.
    gallery.addEventListener('pix-error', () => (this.value = gallery.total), options);
  }

  #words(count: number | undefined): string {
    if (count === undefined || !Number.isInteger(count)) return '';
    return count ? this.#text.t('results', { count }) : this.#text.t('noResults');
  }

  protected override render(): TemplateResult {
    // A gallery says by itself that it has nothing.
    const spoken = this.said || !this.#link.gallery ? this.#words(this.said) : '';
    return html`<span part="text" aria-hidden="true" .textContent=${this.#words(this.value)}></span
      ><span class="said" role="status" .textContent=${spoken}></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-count': PixCount;
  }
}
