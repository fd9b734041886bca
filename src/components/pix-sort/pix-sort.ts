import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { IMAGE_SORTS } from '../../contract/filter-values.ts';
import type { ImageSort } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { QueryField } from '../../controllers/query-field.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import type { PixSortEventMap, TypedListeners } from '../events.ts';
import { controlTokens } from '../action.styles.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';
import { iconStyles } from '../../internal/icons.ts';

const NAMES = {
  newest: 'sortNewest',
  oldest: 'sortOldest',
  popular: 'sortPopular',
  size: 'sortSize',
} as const satisfies Record<ImageSort, keyof typeof explorerTexts>;

/**
 * A select element for the sort order of a gallery.
 *
 * @fires pix-change - A visitor selected a sort order; `detail.query.sort` is its name. Cancelable: prevents the gallery from changing.
 * @csspart box - The frame of the select element.
 * @csspart select - The select element.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of the control.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of the control.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of the control.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of the control under the pointer.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @example
 * <pix-sort for="gallery"></pix-sort>
 * <pix-gallery id="gallery" base-url="https://pix.example" limit="12"></pix-gallery>
 */
export class PixSort extends LitElement {
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };
  static override styles = [controlTokens, controlStyles, iconStyles, selectStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
  };

  /** Sort order: `newest` (default), `oldest`, `popular` or `size`; follows the gallery. */
  declare value: string;
  /** Id of the gallery to control, or of an element around it, in the same document or shadow root. */
  declare for: string | undefined;
  /** The gallery to control, if `for` cannot name it; takes precedence over `for`. */
  declare gallery: LinkedGallery | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixSortEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixSortEventMap, EventListenerOptions>;

  readonly #text = new LocalizeController(this, explorerTexts);
  readonly #field = new QueryField(this, 'sort');

  constructor() {
    super();
    this.value = '';
  }

  protected override render(): TemplateResult {
    return html`${select({
      label: this.#text.t('sortBy'),
      value: IMAGE_SORTS.includes(this.value as ImageSort) ? this.value : IMAGE_SORTS[0],
      options: IMAGE_SORTS.map((value) => ({ value, text: this.#text.t(NAMES[value]) })),
      choose: (value) => this.#field.change(value),
    })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-sort': PixSort;
  }
}
