import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { IMAGE_SORTS } from '../../contract/limits.ts';
import type { ImageSort } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { QueryField } from '../../controllers/query-field.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { explorerTexts } from '../../locales/explorer.ts';
import { controlStyles } from '../explorer/control.styles.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';
import { iconStyles } from '../icon.styles.ts';

const NAMES = {
  newest: 'sortNewest',
  oldest: 'sortOldest',
  popular: 'sortPopular',
  size: 'sortSize',
} as const satisfies Record<ImageSort, keyof typeof explorerTexts>;

/**
 * A list of the orders that pictures can have.
 *
 * @fires pix-change - A visitor chose an order, `detail.query.sort`. Cancelable: the gallery then stays as it is.
 * @csspart box - The frame around the list.
 * @csspart select - The list.
 * @cssproperty [--pix-control-size=40px] - Height of a control.
 * @cssproperty [--pix-control-radius=20px] - Roundness of a control.
 * @cssproperty --pix-control-border - Colour of a control's border.
 * @cssproperty --pix-control-surface - Colour of a control.
 * @cssproperty --pix-control-hover - Colour of a control under the pointer.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-sort for="gallery"></pix-sort>
 */
export class PixSort extends LitElement {
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [controlStyles, iconStyles, selectStyles];
  static override properties: PropertyDeclarations = {
    value: {},
    for: {},
    gallery: { attribute: false },
    texts: { attribute: false },
  };

  /** The order: `newest` (default), `oldest`, `popular` or `size`; that of the gallery, where there is one. */
  declare value: string;
  /** Id of the gallery that is put in order, in the same tree. */
  declare for: string | undefined;
  /** The gallery itself, where `for` cannot name it. */
  declare gallery: LinkedGallery | undefined;
  /** Texts of the page's own, over those of the language. */
  declare texts: OwnTexts | undefined;

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
