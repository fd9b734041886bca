import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {
  FacetController,
  isSameFacet,
  withSelected,
  type Facet,
} from '../../controllers/facet-controller.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { QueryField } from '../../controllers/query-field.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { moveFocusByKey } from '../../internal/move-focus-by-key.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import type { PixTagsEventMap, TypedListeners } from '../events.ts';
import { controlTokens } from '../action.styles.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { countsHold, facetSource } from '../explorer/facet-source.ts';
import { icons, iconStyles } from '../../internal/icons.ts';
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
export class PixTags extends LitElement {
  static override styles = [controlTokens, controlStyles, iconStyles, tagsStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    texts: { attribute: false },
    isExpanded: { state: true },
    isOverflowing: { state: true },
    tabStop: { state: true },
  };

  /** Name of the selected tag, empty for none; follows the gallery. */
  declare value: string;
  /** Id of the gallery to control, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery to control, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | undefined;
  /** Source of the tags. Default: the service at `baseUrl`, or the source of the gallery; without a gallery, the default source of the page. */
  declare source: FacetSource | undefined;
  /** Base URL of the service that the tags come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixTagsEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixTagsEventMap, EventListenerOptions>;
  declare private isExpanded: boolean;
  declare private isOverflowing: boolean;
  /** Name of the tag whose chip is the Tab stop. */
  declare private tabStop: string | undefined;

  readonly #text = new LocalizeController(this, { ...explorerTexts, pictures: galleryTexts.pictures });
  readonly #source = new SourceController<FacetSource>(this, () => !this.gallery && !this.for);
  readonly #field = new QueryField(this, 'tag');
  readonly #tags = new FacetController(
    this,
    () => facetSource(this.#source.current, this.#field.gallery),
    (source, options) => source.tags(options),
  );
  /** Whether the row has scrolled to the selected chip. */
  #hasRevealed = false;
  #resize: SizeObserver | undefined;

  constructor() {
    super();
    this.value = '';
    this.isExpanded = this.isOverflowing = false;
    new StateController(this, () => this.#tags.state);
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

  #chip({ value, name, count }: Facet, isSelected: boolean, isTabStop: boolean): TemplateResult {
    const { t, number } = this.#text;
    const shown = countsHold(this.#field.gallery) ? count : undefined;
    // A number alone does not say what it counts.
    const label = shown === undefined ? nothing : `${name}, ${t('pictures', { count: shown })}`;
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
        shown === undefined
          ? nothing
          : html`<span class="number" part="number" .textContent=${number(shown)}></span>`
      }
    </button>`;
  }

  /**
   * Selects a tag, or clears the selection. A selected tag that is not among the loaded ones then disappears: Lit reuses its
   * chip for the next tag, so the focus moves to the Tab stop.
   */
  async #select(value: string, isSelected: boolean): Promise<void> {
    this.tabStop = value;
    this.#field.change(isSelected ? '' : value);
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
    const tags = withSelected(this.#tags.facets, this.value);
    if (!tags.length) return this.#tags.state === 'loading' ? html`<div class="bar"></div>` : nothing;
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
