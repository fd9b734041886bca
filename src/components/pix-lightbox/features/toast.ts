import { css, html } from 'lit';
import type { FeatureContext, ViewerTextKey } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Time in ms for which a toast is shown. */
const TOAST_MS = 4000;

/** A short message above the picture, which is announced to screen readers. */
export class Toast implements ViewerFeature {
  readonly styles = css`
    .toast {
      position: absolute;
      z-index: 4;
      inset-block-start: calc(var(--_tool) + 20px);
      inset-inline: 16px;
      inline-size: fit-content;
      margin: 0 auto;
      padding: 8px 16px;
      border-radius: 6px;
      background: var(--pix-viewer-panel, #1a1a1a);
      box-shadow: 0 0 0 1px var(--_faint);
      overflow-wrap: anywhere;
      pointer-events: none;
    }
    @media (forced-colors: active) {
      .toast {
        border: 1px solid CanvasText;
      }
    }
  `;
  readonly #viewer: FeatureContext;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: FeatureContext) {
    this.#viewer = viewer;
  }

  show(key: ViewerTextKey): void {
    this.#text = this.#viewer.texts.t(key);
    this.#viewer.announce(this.#text);
    this.stop();
    this.#timer = setTimeout(() => {
      this.#text = '';
      this.#viewer.host.requestUpdate();
    }, TOAST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  // Hidden from screen readers: the status announces the same text.
  panel(): unknown {
    return this.#text && html`<p class="toast" part="toast" aria-hidden="true">${this.#text}</p>`;
  }
}
