import { css, html, nothing } from 'lit';
import { sizeObserver, type SizeObserver } from '../../../internal/size-observer.ts';
import type { FeatureContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Offers the whole text, in the info panel, if title or description do not fit into the caption. */
export class ReadMore implements ViewerFeature {
  readonly styles = css`
    .read-more {
      flex: none;
      min-block-size: 28px;
      padding: 0 12px;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.87em;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      cursor: pointer;
      pointer-events: auto;
    }
  `;
  readonly #viewer: FeatureContext;
  readonly #open: () => void;
  readonly #sizes: SizeObserver;
  #isCut = false;

  /** @param open Opens the info panel. */
  constructor(viewer: FeatureContext, open: () => void) {
    const { host } = viewer;
    this.#viewer = viewer;
    this.#open = open;
    this.#sizes = sizeObserver(host, () => {
      // Deferred: changes of size within the callback raise a "ResizeObserver loop" error on the page.
      if (this.#measure()) requestAnimationFrame(() => host.requestUpdate());
      this.#measureArrows();
    });
    for (const box of host.renderRoot.querySelectorAll('.caption, .previous, .next'))
      this.#sizes.observe(box);
  }

  /** Measures the caption; returns whether the result has changed. */
  #measure(): boolean {
    const texts = [...this.#viewer.host.renderRoot.querySelectorAll('.title, .description')];
    const isCut = texts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    const hasChanged = isCut !== this.#isCut;
    this.#isCut = isCut;
    return hasChanged;
  }

  /** Sets the width of the wider arrow as `--_arrow` for the caption, which is between the arrows on narrow viewports. */
  #measureArrows(): void {
    const { renderRoot } = this.#viewer.host;
    const arrows = [...renderRoot.querySelectorAll<HTMLElement>('.previous, .next')];
    const width = Math.max(...arrows.map(({ offsetWidth }) => offsetWidth));
    if (width) renderRoot.querySelector<HTMLElement>('.foot')?.style.setProperty('--_arrow', `${width}px`);
  }

  caption(): unknown {
    if (!this.#isCut) return nothing;
    return html`<button class="read-more" part="read-more" @click=${this.#open}>
      ${this.#viewer.texts.t('readMore')}
    </button>`;
  }

  updated(): void {
    if (this.#measure()) this.#viewer.host.requestUpdate();
  }

  stop(): void {
    this.#sizes.disconnect();
  }
}
