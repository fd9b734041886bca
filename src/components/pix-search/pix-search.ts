import { html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { QueryField } from '../../controllers/query-field.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import { landmarkName } from '../../internal/landmark-name.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { MAX_WORDS } from '../explorer/max-words.ts';
import { iconStyles } from '../icon.styles.ts';
import { icons } from '../icon.ts';
import { searchStyles } from './pix-search.styles.ts';

/** Milliseconds without a key after which words are searched for. */
const PAUSE = 300;

/**
 * A field for words to search for. It searches while a visitor types, and at once on Enter; never in the middle of a
 * composition.
 *
 * @fires pix-change - A visitor searches; `detail.query.q` are the words. Cancelable: the gallery then stays as it is.
 * @csspart box - The frame around the field.
 * @csspart input - The field.
 * @csspart clear - The button that empties it.
 * @cssproperty [--pix-control-size=40px] - Height of a control.
 * @cssproperty [--pix-control-radius=20px] - Roundness of a control.
 * @cssproperty --pix-control-border - Colour of a control's border.
 * @cssproperty --pix-control-surface - Colour of a control.
 * @cssproperty --pix-control-hover - Colour of a control under the pointer.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-search for="gallery"></pix-search>
 */
export class PixSearch extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [controlStyles, iconStyles, searchStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
  };

  /** The words that are searched for; those of the gallery, where there is one. */
  declare value: string;
  /** Id of the gallery that is searched, in the same tree. */
  declare for: string | undefined;
  /** The gallery itself, where `for` cannot name it. */
  declare gallery: LinkedGallery | undefined;
  /** Texts of the page's own, over those of the language. */
  declare texts: OwnTexts | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #field = new QueryField(this, 'q');
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.value = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#pause);
  }

  /** The field keeps what is being typed, white space included, unless other words are meant. */
  protected override updated(changed: PropertyValues): void {
    const input = this.#input;
    if (!input || !changed.has('value') || input.value.trim() === this.value) return;
    clearTimeout(this.#pause);
    input.value = this.value;
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  #search(): void {
    clearTimeout(this.#pause);
    const words = this.#input?.value.trim() ?? '';
    if (words !== this.value) this.#field.change(words);
  }

  #searchSoon(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#search(), PAUSE);
  }

  #typed(event: InputEvent): void {
    clearTimeout(this.#pause);
    if (!event.isComposing) this.#searchSoon();
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing) this.#search();
  }

  #clear(): void {
    const input = this.#input;
    if (!input) return;
    input.value = '';
    input.focus();
    this.#search();
  }

  protected override render(): TemplateResult {
    const { t } = this.#text;
    return html`<div
      class="box"
      part="box"
      role="search"
      aria-label=${landmarkName(this, t('search'), this.#field.gallery)}
    >
      ${icons.search}<input
        part="input"
        type="search"
        enterkeyhint="search"
        autocomplete="off"
        maxlength=${MAX_WORDS}
        aria-label=${t('search')}
        placeholder=${t('search')}
        @input=${(event: InputEvent) => this.#typed(event)}
        @compositionend=${() => this.#searchSoon()}
        @keydown=${(event: KeyboardEvent) => this.#pressed(event)}
      /><button part="clear" type="button" aria-label=${t('clearSearch')} @click=${() => this.#clear()}>
        ${icons.clear}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-search': PixSearch;
  }
}
