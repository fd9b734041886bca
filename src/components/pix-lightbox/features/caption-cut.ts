import { html, nothing, type TemplateResult } from 'lit';
import type { ViewerTexts } from './viewer-texts.ts';

/** Finds out whether title or description do not fit into the caption, and offers the whole text then. */
export class CaptionCut {
  #isCut = false;

  /** Measures the caption; returns whether the result has changed. */
  measure(root: ParentNode): boolean {
    const texts = [...root.querySelectorAll('.title, .description')];
    const isCut = texts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    const hasChanged = isCut !== this.#isCut;
    this.#isCut = isCut;
    return hasChanged;
  }

  /** Renders a button that opens the information panel. */
  render({ t }: ViewerTexts, open: () => void): TemplateResult | typeof nothing {
    return this.#isCut
      ? html`<button class="read-more" part="read-more" @click=${open}>${t('readMore')}</button>`
      : nothing;
  }
}

/** Sets the width of the wider arrow as `--_arrow` for the caption, which is between the arrows on narrow viewports. */
export function measureArrows(root: ParentNode): void {
  const arrows = [...root.querySelectorAll<HTMLElement>('.previous, .next')];
  const width = Math.max(...arrows.map(({ offsetWidth }) => offsetWidth));
  if (width) root.querySelector<HTMLElement>('.foot')?.style.setProperty('--_arrow', `${width}px`);
}
