import { css } from 'lit';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import type { ViewerAction } from '../viewer-keys.ts';

type Panel = 'menu' | 'info';

/** Elements that get the focus when a panel opens, and the buttons that get it back. */
const FIRST = { menu: '.menu > *', info: '.info h2' };
const BUTTONS = { menu: '[part~=more-button]', info: '.tools :is([part~=info-button], [part~=more-button])' };

/** The menu and the info panel, of which at most one is open. */
export class Panels implements ViewerFeature {
  readonly styles = css`
    .panel {
      position: absolute;
      z-index: 3;
      box-sizing: border-box;
      overflow: auto;
      overscroll-behavior: contain;
      touch-action: pan-y;
      background: var(--pix-viewer-panel, #1a1a1a);
      overflow-wrap: anywhere;
      text-align: start;
    }
    /* A button or a link with a text: in the menu, and below the message of a picture that is not shown. */
    .entry {
      box-sizing: border-box;
      display: flex;
      align-items: center;
      min-block-size: 44px;
      padding: 10px 16px;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      text-decoration: none;
      cursor: pointer;
      pointer-events: auto;
    }
    @media (forced-colors: active) {
      .panel {
        border: 1px solid CanvasText;
      }
    }
  `;
  /** The open panel, if any. */
  open: Panel | undefined;
  readonly #viewer: ViewerContext;

  constructor(viewer: ViewerContext) {
    this.#viewer = viewer;
  }

  /** Opens a panel, or closes it if it is open. */
  readonly toggle = (panel: Panel): void => this.#set(this.open === panel ? undefined : panel);

  readonly close = (): void => this.#set(undefined);

  act(action: ViewerAction): boolean {
    if (action !== 'close' || !this.open) return false;
    this.close();
    return true;
  }

  /** The focus moves into a panel that opens, and back to its button. */
  #set(panel: Panel | undefined): void {
    const { host, engine } = this.#viewer;
    const before = this.open;
    this.open = panel;
    host.requestUpdate();
    if (before === 'info' || panel === 'info') engine?.resize();
    const target = panel ? FIRST[panel] : before && BUTTONS[before];
    if (!target) return;
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>(target)?.focus());
  }
}
