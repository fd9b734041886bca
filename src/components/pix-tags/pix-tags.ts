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
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { moveFocusByKey } from '../../internal/move-focus-by-key.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { countsHold, facetSource } from '../explorer/facet-source.ts';
import { iconStyles } from '../icon.styles.ts';
import { icons } from '../icon.ts';
import type { FacetSource } from '../sources.ts';
import { tagsStyles } from './pix-tags.styles.ts';

/**
 * The tags in use as a row of chips, of which one can be chosen. The row scrolls; where it is cut off, a button shows
 * all of it. It is one tab stop: arrows, Home and End go along it. Where the tags cannot be read, there are none until
 * they can.
 *
 * @fires pix-change - A visitor chose a tag, `detail.query.tag`, or none. Cancelable: the gallery then stays as it is.
 * @csspart row - The row of chips.
 * @csspart chip - A chip, a button.
 * @csspart name - The tag in it.
 * @csspart number - How many pictures carry the tag.
 * @csspart more - The button that shows all tags, or fewer.
 * @cssstate loading - The tags are not there yet.
 * @cssstate ready - They are.
 * @cssstate empty - There are none.
 * @cssstate error - They could not be read.
 * @cssproperty [--pix-chip-size=32px] - Height of a chip.
 * @cssproperty [--pix-control-radius=20px] - Roundness of a control.
 * @cssproperty --pix-control-border - Colour of a control's border.
 * @cssproperty --pix-control-surface - Colour of a control.
 * @cssproperty --pix-control-hover - Colour of a control under the pointer.
 * @cssproperty --pix-control-active - Colour of the chosen chip.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-tags for="gallery"></pix-tags>
 */
export class PixTags extends LitElement {
  static override styles = [controlStyles, iconStyles, tagsStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    source: { attribute: false },
    texts: { attribute: false },
    all: { state: true },
    cut: { state: true },
    stop: { state: true },
  };

  /** The tag, empty for none; that of the gallery, where there is one. */
  declare value: string;
  /** Id of the gallery whose pictures are chosen, in the same tree. */
  declare for: string | undefined;
  /** The gallery itself, where `for` cannot name it. */
  declare gallery: LinkedGallery | undefined;
  /** Where the tags come from; from the gallery's source, if there is none. */
  declare source: FacetSource | undefined;
  /** Texts of the page's own, over those of the language. */
  declare texts: OwnTexts | undefined;
  declare private all: boolean;
  declare private cut: boolean;
  /** The tag that Tab leads to. */
  declare private stop: string | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #field = new QueryField(this, 'tag');
  readonly #tags = new FacetController(
    this,
    () => facetSource(this.source, this.#field.gallery),
    (source, options) => source.tags(options),
  );
  /** Whether the chosen tag has been brought into view. */
  #revealed = false;
  #resize: SizeObserver | undefined;

  constructor() {
    super();
    this.value = '';
    this.all = this.cut = false;
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
    if (changed.has('value')) this.#revealed = false;
    const chosen = this.renderRoot.querySelector('[aria-pressed=true]');
    if (chosen && !this.#revealed) reveal(chosen);
    this.#revealed ||= !!chosen;
  }

  #measure(): void {
    const row = this.renderRoot.querySelector('.row');
    if (!this.all) this.cut = !!row && row.scrollWidth > this.clientWidth;
  }

  #chips(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.chip')];
  }

  #chip({ value, name, count }: Facet, chosen: boolean, stop: boolean): TemplateResult {
    return html`<button
      class="chip"
      part="chip"
      type="button"
      tabindex=${stop ? 0 : -1}
      aria-pressed=${chosen}
      @focus=${() => (this.stop = value)}
      @click=${() => void this.#choose(value, chosen)}
    >
      ${chosen ? icons.checked : nothing}<bdi part="name" .textContent=${name}></bdi>
      ${
        count !== undefined && countsHold(this.#field.gallery)
          ? html`<span class="number" part="number" .textContent=${this.#text.number(count)}></span>`
          : nothing
      }
    </button>`;
  }

  /** Chooses a tag, or lets it go. A chosen tag that no list has goes then: the others move up, and the focus with its own. */
  async #choose(value: string, chosen: boolean): Promise<void> {
    this.stop = value;
    this.#field.change(chosen ? '' : value);
    await this.updateComplete;
    if (this.renderRoot.querySelector('.chip:focus'))
      this.renderRoot.querySelector<HTMLElement>('.chip[tabindex="0"]')?.focus();
  }

  #more(): TemplateResult {
    return html`<button
      class="more"
      part="more"
      type="button"
      aria-expanded=${this.all}
      aria-label=${this.#text.t(this.all ? 'fewerTags' : 'allTags')}
      @click=${() => (this.all = !this.all)}
    >
      ${icons.expand}
    </button>`;
  }

  protected override render(): unknown {
    const tags = withSelected(this.#tags.facets, this.value);
    if (!tags.length) return this.#tags.state === 'loading' ? html`<div class="bar"></div>` : nothing;
    const stop =
      tags.filter(({ value }) => value === this.stop)[0] ??
      tags.filter(({ value }) => isSameFacet(value, this.value))[0];
    return html`<div class="bar">
      <div
        class=${`row ${this.all ? 'all' : this.cut ? 'cut' : ''}`}
        part="row"
        role="toolbar"
        tabindex="-1"
        aria-label=${this.#text.t('byTag')}
        @keydown=${(event: KeyboardEvent) => moveFocusByKey(event, this.#chips(), getComputedStyle(this).direction === 'rtl')}
      >
        ${tags.map((tag) => this.#chip(tag, isSameFacet(tag.value, this.value), tag === (stop ?? tags[0])))}
      </div>
      ${this.all || this.cut ? this.#more() : nothing}
    </div>`;
  }
}

/** Scrolls a row, and nothing but the row, until a chip is seen. */
function reveal(chip: Element): void {
  const row = chip.parentElement as HTMLElement;
  const { left, right } = chip.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (left < seen.left || right > seen.right) row.scrollLeft += (left + right - seen.left - seen.right) / 2;
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-tags': PixTags;
  }
}
