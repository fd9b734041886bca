import { html, type TemplateResult } from 'lit';
import type { VisibleRange } from '../../controllers/viewport-controller.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { icons } from '../icon.ts';

interface StripProps {
  /** Visible range of the row. */
  visible: VisibleRange | undefined;
  /** Length of the row, in pixels. */
  length: number;
  texts: LocalizeController<GalleryText>;
}

/** Fraction of the visible width that a button scrolls by. */
const SCROLL_STEP = 0.9;

/** The scroll container of a carousel, no tab stop; its buttons are for pointers that cannot swipe, as keys move the focus. */
export function strip(list: TemplateResult, { visible, length, texts }: StripProps): TemplateResult {
  const button = (name: 'back' | 'forward', sign: number, off: boolean) =>
    html`<button
      class=${name}
      part="button"
      tabindex="-1"
      aria-label=${texts.t(name)}
      aria-disabled=${off}
      @click=${({ currentTarget }: Event) => {
        const row = (currentTarget as Element).parentElement?.querySelector('.strip');
        if (!row) return;
        const isReduced = (window as Partial<Window>).matchMedia?.(
          '(prefers-reduced-motion: reduce)',
        ).matches;
        const isMirrored = getComputedStyle(row).direction === 'rtl';
        const left = row.clientWidth * SCROLL_STEP * (isMirrored ? -sign : sign);
        (row as Partial<Element>).scrollBy?.({ left, behavior: isReduced ? 'instant' : 'smooth' });
      }}
    >
      ${icons[name]}
    </button>`;
  return html`<div class="carousel">
    <div class="strip" part="strip" tabindex="-1">${list}</div>
    ${button('back', -1, !visible || visible.start <= 1)}
    ${button('forward', 1, !visible || visible.end >= length - 1)}
  </div>`;
}
