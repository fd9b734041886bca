import { html, type TemplateResult } from 'lit';
import { isSameFacet, type Facet } from '../../controllers/facet-controller.ts';
import { FacetControl } from '../explorer/facet-control.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';
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
export class PixCategories extends FacetControl {
  static override styles = [super.styles, selectStyles];

  /** Name of the selected category, empty for all; follows the gallery. */
  declare value: string;
  /** Source of the categories. Default: the service at `baseUrl`, or the source of the gallery; without a gallery, the default source of the page. */
  declare source: FacetSource | undefined;
  /** Base URL of the service that the categories come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;

  constructor() {
    super('category', (source, options) => source.categories(options));
  }

  #option(category: Facet): { value: string; text: string } {
    const { value, name } = category;
    const count = this.countOf(category);
    const { t, number } = this.localize;
    return { value, text: count === undefined ? name : t('facet', { name, number: number(count) }) };
  }

  protected override render(): TemplateResult {
    const { facets } = this;
    return html`${select({
      label: this.localize.t('byCategory'),
      value: facets.filter(({ value }) => isSameFacet(value, this.value))[0]?.value ?? '',
      options: [
        { value: '', text: this.localize.t('allCategories') },
        ...facets.map((category) => this.#option(category)),
      ],
      choose: (value) => this.field.change(value),
    })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-categories': PixCategories;
  }
}
