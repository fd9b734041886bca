import { css } from 'lit';

/** Panels, menu and thumbnails. */
export const extrasStyles = css`
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
  .panel:focus-visible {
    outline: 2px solid rgb(255 255 255 / 0.5);
    outline-offset: -2px;
    box-shadow: none;
  }
  .menu {
    inset-block-start: 58px;
    inset-inline-end: 6px;
    display: grid;
    min-inline-size: 200px;
    max-inline-size: calc(100% - 12px);
    max-block-size: calc(100% - 64px);
    padding-block: 6px;
    border-radius: 8px;
  }
  .menu > *,
  .remedy {
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
  .menu > :hover,
  .remedy {
    background: rgb(255 255 255 / 0.14);
  }
  .menu > [aria-pressed='true']::after {
    content: '✓' / '';
    margin-inline-start: auto;
    padding-inline-start: 12px;
  }
  .remedy {
    border-radius: 6px;
  }
  .toast {
    position: absolute;
    z-index: 4;
    inset-block-start: 64px;
    inset-inline: 16px;
    inline-size: fit-content;
    margin: 0 auto;
    padding: 8px 16px;
    border-radius: 6px;
    background: var(--pix-viewer-panel, #1a1a1a);
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.25);
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  .info {
    inset-block: 56px 0;
    inset-inline-end: 0;
    inline-size: min(320px, 100%);
    padding: 16px 20px max(20px, env(safe-area-inset-bottom));
  }
  .info h2 {
    margin: 0 0 8px;
    font-size: 1.15em;
  }
  .info a {
    display: inline-block;
    padding-block: 10px;
    color: inherit;
  }
  dl {
    display: grid;
    margin: 16px 0;
  }
  dt {
    font-size: 0.87em;
    opacity: 0.75;
  }
  dd {
    margin: 0 0 10px;
  }
  .strip {
    block-size: 68px;
    margin-block-start: 8px;
    overflow: auto hidden;
    scrollbar-width: none;
    overscroll-behavior: contain;
    touch-action: pan-x;
    pointer-events: auto;
  }
  .track {
    position: relative;
    block-size: 68px;
    margin-inline: auto;
  }
  .track button {
    position: absolute;
    inset-block-start: 2px;
    box-sizing: border-box;
    inline-size: 64px;
    block-size: 64px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: rgb(255 255 255 / 0.12);
    opacity: 0.6;
    cursor: pointer;
  }
  .track button:is([aria-current='true'], :hover, :focus-visible) {
    opacity: 1;
  }
  .track [aria-current='true'] {
    box-shadow: inset 0 0 0 3px currentColor;
    padding: 3px;
  }
  .track img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Where there is room, the panel lies beside everything else, not above it. */
  @media (min-width: 800px) {
    .frame:has(.info) .next {
      inset-inline-end: 328px;
    }
    .frame:has(.info) .foot {
      inset-inline-end: 320px;
    }
  }
  /* On a narrow screen the arrows stand above the thumbnails, beside the caption. */
  @media (max-width: 600px) {
    .frame:has(.strip) :is(.previous, .next) {
      inset-block-end: 88px;
    }
    .info {
      inset-block: auto 0;
      inline-size: 100%;
      block-size: 55%;
    }
  }
  @media (forced-colors: active) {
    .panel,
    .remedy,
    .toast {
      border: 1px solid CanvasText;
    }
    .track [aria-current='true'] {
      outline: 3px solid Highlight;
    }
  }
`;
