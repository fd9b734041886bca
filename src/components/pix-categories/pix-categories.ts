import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
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
import { explorerTexts } from '../../locales/explorer.ts';
import type { PixCategoriesEventMap, TypedListeners } from '../events.ts';
import { controlTokens } from '../action.styles.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { countsHold, facetSource } from '../explorer/facet-source.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';
import { iconStyles } from '../../internal/icons.ts';
import type { FacetSource } from '../sources.ts';

/**
 * A select element that filters a gallery by category, with the number of pictures in each. If the categories cannot be
 * loaded, only "All categories" is offered until the connection is back.
 *
 * @fires pix-change - A visitor selected a category; `detail.query.category` is its name, or `undefined` for all. Cancelable: prevents the gallery from changing.
 * @csspart box - The frame of the select element.
 * @csspart select - The select element.
 * @cssstate loading - The categories are loading.
 * @cssstate ready - The categories have loaded.
 * @cssstate empty - The service has no categories.
 * @cssstate error - The categories could not be loaded.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of the control.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of the control.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of the control.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of the control under the pointer.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @example
 * <pix-categories for="gallery"></pix-categories>
 * <pix-gallery id="gallery" base-url="https://pix.example" limit="12"></pix-gallery>
 */
export class PixCategories extends LitElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };
  static override styles = [controlTokens, controlStyles, iconStyles, selectStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    texts: { attribute: false },
  };

  /** Name of the selected category, empty for all; follows the gallery. */
  declare value: string;
  /** Id of the gallery to control, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery to control, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | undefined;
  /** Source of the categories. Default: the service at `baseUrl`, or the source of the gallery; without a gallery, the default source of the page. */
  declare source: FacetSource | undefined;
  /** Base URL of the service that the categories come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixCategoriesEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixCategoriesEventMap, EventListenerOptions>;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #source = new SourceController<FacetSource>(this, () => !this.gallery && !this.for);
  readonly #field = new QueryField(this, 'category');
  readonly #categories = new FacetController(
    this,
    () => facetSource(this.#source.current, this.#field.gallery),
    (source, options) => source.categories(options),
  );

  constructor() {
    super();
    this.value = '';
    new StateController(this, () => this.#categories.state);
  }

  #option({ value, name, count }: Facet): { value: string; text: string } {
    const number = countsHold(this.#field.gallery) && count !== undefined && this.#text.number(count);
    return { value, text: number ? this.#text.t('facet', { name, number }) : name };
  }

  protected override render(): TemplateResult {
    const categories = withSelected(this.#categories.facets, this.value);
    return html`${select({
      label: this.#text.t('byCategory'),
      value: categories.filter(({ value }) => isSameFacet(value, this.value))[0]?.value ?? '',
      options: [
        { value: '', text: this.#text.t('allCategories') },
        ...categories.map((category) => this.#option(category)),
      ],
      choose: (value) => this.#field.change(value),
    })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-categories': PixCategories;
  }
}
