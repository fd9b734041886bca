import { html, type TemplateResult } from 'lit';
import { IMAGE_SORTS } from '../../contract/filter-values.ts';
import type { ImageSort } from '../../contract/models.ts';
import type { explorerTexts } from '../../locales/explorer.ts';
import { QueryControl } from '../explorer/query-control.ts';
import { selectStyles } from '../explorer/select.styles.ts';
import { select } from '../explorer/select.templates.ts';

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
export class PixSort extends QueryControl {
  static override styles = [super.styles, selectStyles];

  /** Sort order: `newest` (default), `oldest`, `popular` or `size`; follows the gallery. */
  declare value: string;

  constructor() {
    super('sort');
  }

  protected override render(): TemplateResult {
    return html`${select({
      label: this.localize.t('sortBy'),
      value: IMAGE_SORTS.includes(this.value as ImageSort) ? this.value : IMAGE_SORTS[0],
      options: IMAGE_SORTS.map((value) => ({ value, text: this.localize.t(NAMES[value]) })),
      choose: (value) => this.field.change(value),
    })}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-sort': PixSort;
  }
}
