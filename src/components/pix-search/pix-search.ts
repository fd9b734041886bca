import { html, type PropertyValues, type TemplateResult } from 'lit';
import { landmarkName } from '../../internal/landmark-name.ts';
import { MAX_SEARCH_LENGTH } from '../../controllers/visitor-query.ts';
import { icons } from '../../internal/icons.ts';
import { QueryControl } from '../explorer/query-control.ts';
import { searchStyles } from './pix-search.styles.ts';

/** Debounce of typing, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * A search field for a gallery. Searches 300 ms after the last keystroke and immediately on Enter, but not while an input
 * method is composing.
 *
 * @fires pix-change - A visitor searches; `detail.query.q` holds the search words, or is `undefined` for none. Cancelable: prevents the gallery from changing.
 * @csspart box - The frame of the search field.
 * @csspart input - The input element.
 * @csspart clear - The button that clears the search field.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of the control.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of the control.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of the control.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of the control under the pointer.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @example
 * <pix-search for="gallery"></pix-search>
 * <pix-gallery id="gallery" base-url="https://pix.example" limit="12"></pix-gallery>
 */
export class PixSearch extends QueryControl {
  static override styles = [super.styles, searchStyles];

  /** Search words; follows the gallery. */
  declare value: string;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #landmarkName = '';

  constructor() {
    super('q');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override update(changed: PropertyValues): void {
    this.#landmarkName = landmarkName(this, this.localize.t('search'), this.field.gallery);
    super.update(changed);
  }

  /** The input keeps what is being typed, white space included, unless the search words differ. */
  protected override updated(changed: PropertyValues): void {
    const input = this.#input;
    if (!input || !changed.has('value') || input.value.trim() === this.value) return;
    clearTimeout(this.#timer);
    input.value = this.value;
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  #search(): void {
    clearTimeout(this.#timer);
    const words = this.#input?.value.trim() ?? '';
    if (words !== this.value) this.field.change(words);
  }

  #searchDebounced(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#search(), DEBOUNCE_MS);
  }

  #onInput(event: InputEvent): void {
    clearTimeout(this.#timer);
    if (!event.isComposing) this.#searchDebounced();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return;
    this.#search();
    // The keyboard on the screen would hide what has been found.
    if (matchMedia('(pointer: coarse)').matches) this.#input?.blur();
  }

  #clear(): void {
    const input = this.#input;
    if (!input) return;
    input.value = '';
    input.focus();
    this.#search();
  }

  protected override render(): TemplateResult {
    const { t } = this.localize;
    return html`<div class="box" part="box" role="search" aria-label=${this.#landmarkName}>
      ${icons.search}<input
        part="input"
        type="search"
        enterkeyhint="search"
        autocomplete="off"
        maxlength=${MAX_SEARCH_LENGTH}
        aria-label=${t('search')}
        placeholder=${t('search')}
        @input=${(event: InputEvent) => this.#onInput(event)}
        @compositionend=${() => this.#searchDebounced()}
        @keydown=${(event: KeyboardEvent) => this.#onKeyDown(event)}
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
