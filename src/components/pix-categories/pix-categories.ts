import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
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
import { explorerTexts } from '../../locales/explorer.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { countsHold, facetSource } from '../explorer/facet-source.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';
import { iconStyles } from '../icon.styles.ts';
import type { FacetSource } from '../sources.ts';

/**
 * A list of the categories in use, and how many pictures each has. Where they cannot be read, it stays as it is until
 * they can.
 *
 * @fires pix-change - A visitor chose a category, `detail.query.category`, or all. Cancelable: the gallery then stays as it is.
 * @csspart box - The frame around the list.
 * @csspart select - The list.
 * @cssstate loading - The categories are not there yet.
 * @cssstate ready - They are.
 * @cssstate empty - There are none.
 * @cssstate error - They could not be read.
 * @cssproperty [--pix-control-size=40px] - Height of a control.
 * @cssproperty [--pix-control-radius=20px] - Roundness of a control.
 * @cssproperty --pix-control-border - Colour of a control's border.
 * @cssproperty --pix-control-surface - Colour of a control.
 * @cssproperty --pix-control-hover - Colour of a control under the pointer.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-categories for="gallery"></pix-categories>
 */
export class PixCategories extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [controlStyles, iconStyles, selectStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    source: { attribute: false },
    texts: { attribute: false },
  };

  /** The category, empty for all; that of the gallery, where there is one. */
  declare value: string;
  /** Id of the gallery whose pictures are chosen, in the same tree. */
  declare for: string | undefined;
  /** The gallery itself, where `for` cannot name it. */
  declare gallery: LinkedGallery | undefined;
  /** Where the categories come from; from the gallery's source, if there is none. */
  declare source: FacetSource | undefined;
  /** Texts of the page's own, over those of the language. */
  declare texts: OwnTexts | undefined;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #field = new QueryField(this, 'category');
  readonly #categories = new FacetController(
    this,
    () => facetSource(this.source, this.#field.gallery),
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
