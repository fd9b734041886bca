import { html, type TemplateResult } from 'lit';
import type { Band } from '../../controllers/band-controller.ts';
import type { TextController } from '../../controllers/text-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { chevron } from './pager.templates.ts';

interface StripView {
  /** What of the row is seen. */
  band: Band | undefined;
  /** Of the whole row, in pixels. */
  length: number;
  texts: TextController<GalleryText>;
}

/** Part of what is seen that a button moves on by: something stays to go by. */
const STEP = 0.9;

/** A row that scrolls, and is no tab stop of its own. Its buttons are for pointers that cannot: keys have the arrows, fingers swipe. */
export function strip(list: TemplateResult, { band, length, texts }: StripView): TemplateResult {
  const button = (name: 'back' | 'forward', sign: number, off: boolean) =>
    html`<button
      class=${name}
      part="button"
      tabindex="-1"
      aria-label=${texts.say(name)}
      aria-disabled=${off}
      @click=${({ currentTarget }: Event) => {
        const row = (currentTarget as Element).parentElement?.querySelector('.strip');
        if (!row) return;
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const mirrored = getComputedStyle(row).direction === 'rtl';
        const left = row.clientWidth * STEP * (mirrored ? -sign : sign);
        row.scrollBy({ left, behavior: calm ? 'instant' : 'smooth' });
      }}
    >
      ${chevron(sign < 0)}
    </button>`;
  return html`<div class="along">
    <div class="strip" part="strip" tabindex="-1">${list}</div>
    ${button('back', -1, !band || band.start <= 1)} ${button('forward', 1, !band || band.end >= length - 1)}
  </div>`;
}
