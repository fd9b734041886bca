import { css } from 'lit';

/**
 * Custom properties of what floats above pictures: `--_panel` is its background, `--_on-panel` the colour of its text. By default white or
 * black, whichever is not the colour of the text; the page's own colour is unknown.
 */
export const panelTokens = css`
  :host {
    --_panel: var(--pix-panel, Canvas);
    --_on-panel: CanvasText;
  }
  @supports (color: oklch(from currentColor l c h)) {
    :host {
      --_panel: var(--pix-panel, oklch(from currentColor calc((0.6 - l) * 999) 0 0));
      --_on-panel: currentColor;
    }
  }
`;
