import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { isSameFacet, type Facet } from '../../controllers/facet-controller.ts';
import { moveFocusByKey } from '../../internal/move-focus-by-key.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import { FacetControl } from '../explorer/facet-control.ts';
import { icons } from '../../internal/icons.ts';
import type { FacetSource } from '../sources.ts';
import { tagsStyles } from './pix-tags.styles.ts';

/**
 * The most used tags as a row of chips that filter a gallery, one at a time. The row scrolls; if it overflows, a button
 * expands it. The row is one Tab stop (roving tabindex): arrow keys, Home and End move the focus. If the tags cannot be
 * loaded, none are shown until the connection is back.
 *
 * @fires pix-change - A visitor selected a tag; `detail.query.tag` is its name, or `undefined` for none. Cancelable: prevents the gallery from changing.
 * @csspart row - The scroll container of the chips.
 * @csspart button - All buttons: the chips, and the one that expands or collapses the row.
 * @csspart chip - The button of a tag.
 * @csspart current - The selected chip: `::part(chip current)`.
 * @csspart name - The name of a tag.
 * @csspart number - The number of pictures with a tag.
 * @csspart more - The button that expands or collapses the row.
 * @cssstate loading - The tags are loading.
 * @cssstate ready - The tags have loaded.
 * @cssstate empty - The service has no tags.
 * @cssstate error - The tags could not be loaded.
 * @cssproperty [--pix-chip-size=max(32px, 2.2em)] - Minimum height of a chip.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of a chip.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of a chip.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of a chip.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of a chip under the pointer.
 * @cssproperty [--pix-control-active=color-mix(in srgb, currentColor 14%, transparent)] - Background colour of the selected chip.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @example
 * <pix-tags for="gallery"></pix-tags>
 * <pix-gallery id="gallery" base-url="https://pix.example" limit="12"></pix-gallery>
 */
export class PixTags extends FacetControl {
  static override shadowRootOptions = LitElement.shadowRootOptions;
  static override styles = [super.styles, tagsStyles];
  static override properties: PropertyDeclarations = {
    isExpanded: { state: true },
    isOverflowing: { state: true },
    tabStop: { state: true },
  };

  /** Name of the selected tag, empty for none; follows the gallery. */
  declare value: string;
  /** Source of the tags. Default: the service at `baseUrl`, or the source of the gallery; without a gallery, the default source of the page. */
  declare source: FacetSource | undefined;
  /** Base URL of the service that the tags come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  declare private isExpanded: boolean;
  declare private isOverflowing: boolean;
  /** Name of the tag whose chip is the Tab stop. */
  declare private tabStop: string | undefined;

  readonly #text = this.localize.extend({ pictures: galleryTexts.pictures });
  /** Whether the row has scrolled to the selected chip. */
  #hasRevealed = false;
  #resize: SizeObserver | undefined;

  constructor() {
    super('tag', (source, options) => source.tags(options));
    this.isExpanded = this.isOverflowing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resize = sizeObserver(this, () => this.#measure());
    this.#resize.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resize?.disconnect();
  }

  protected override updated(changed: PropertyValues): void {
    this.#measure();
    if (changed.has('value')) this.#hasRevealed = false;
    const selected = this.renderRoot.querySelector('[aria-pressed=true]');
    if (selected && !this.#hasRevealed) reveal(selected);
    this.#hasRevealed ||= !!selected;
  }

  #measure(): void {
    const row = this.renderRoot.querySelector('.row');
    if (!this.isExpanded) this.isOverflowing = !!row && row.scrollWidth > this.clientWidth;
  }

  #chips(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.chip')];
  }

  #chip(tag: Facet, isSelected: boolean, isTabStop: boolean): TemplateResult {
    const { value, name } = tag;
    const { t, number } = this.#text;
    const count = this.countOf(tag);
    // A number alone does not say what it counts. Without a comma, which languages write differently.
    const label = count === undefined ? nothing : `${name} ${t('pictures', { count })}`;
    return html`<button
      class="chip"
      part=${isSelected ? 'button chip current' : 'button chip'}
      type="button"
      tabindex=${isTabStop ? 0 : -1}
      aria-label=${label}
      aria-pressed=${isSelected}
      @focus=${() => (this.tabStop = value)}
      @click=${() => void this.#select(value, isSelected)}
    >
      ${isSelected ? icons.checked : nothing}<bdi part="name" .textContent=${name}></bdi>
      ${
        count === undefined
          ? nothing
          : html`<span class="number" part="number" .textContent=${number(count)}></span>`
      }
    </button>`;
  }

  /**
   * Selects a tag, or clears the selection. A selected tag that is not among the loaded ones then disappears: Lit reuses its
   * chip for the next tag, so the focus moves to the Tab stop.
   */
  async #select(value: string, isSelected: boolean): Promise<void> {
    this.tabStop = value;
    this.field.change(isSelected ? '' : value);
    await this.updateComplete;
    if (this.renderRoot.querySelector('.chip:focus'))
      this.renderRoot.querySelector<HTMLElement>('.chip[tabindex="0"]')?.focus();
  }

  #more(): TemplateResult {
    return html`<button
      class="more"
      part="button more"
      type="button"
      aria-expanded=${this.isExpanded}
      aria-label=${this.#text.t(this.isExpanded ? 'fewerTags' : 'allTags')}
      @click=${() => (this.isExpanded = !this.isExpanded)}
    >
      ${icons.expand}
    </button>`;
  }

  protected override render(): unknown {
    const { facets: tags } = this;
    if (!tags.length) return this.areLoading ? html`<div class="bar"></div>` : nothing;
    const tabStop =
      tags.filter(({ value }) => value === this.tabStop)[0] ??
      tags.filter(({ value }) => isSameFacet(value, this.value))[0];
    return html`<div class="bar">
      <div
        class=${`row ${this.isExpanded ? 'expanded' : this.isOverflowing ? 'overflowing' : ''}`}
        part="row"
        role="toolbar"
        tabindex="-1"
        aria-label=${this.#text.t('byTag')}
        @keydown=${(event: KeyboardEvent) => moveFocusByKey(event, this.#chips(), getComputedStyle(this).direction === 'rtl')}
      >
        ${tags.map((tag) => this.#chip(tag, isSameFacet(tag.value, this.value), tag === (tabStop ?? tags[0])))}
      </div>
      ${this.isExpanded || this.isOverflowing ? this.#more() : nothing}
    </div>`;
  }
}

/** Centres a chip in its row if it is out of view; unlike `scrollIntoView()`, scrolls only the row. */
function reveal(chip: Element): void {
  const row = chip.parentElement as HTMLElement;
  const { left, right } = chip.getBoundingClientRect();
  const visible = row.getBoundingClientRect();
  if (left < visible.left || right > visible.right)
    row.scrollLeft += (left + right - visible.left - visible.right) / 2;
}

// An update that measures what it has rendered may require another one: Lit's development build warns of that.
PixTags.disableWarning?.('change-in-update');

declare global {
  interface HTMLElementTagNameMap {
    'pix-tags': PixTags;
  }
}
