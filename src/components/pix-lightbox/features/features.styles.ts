import { css } from 'lit';

/** Styles shared by the panels, and those of menu, toast and thumbnails. */
export const featuresStyles = css`
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
  .menu {
    inset-block-start: calc(var(--_tool) + 14px);
    inset-inline-end: 6px;
    display: grid;
    min-inline-size: 200px;
    max-inline-size: calc(100% - 12px);
    max-block-size: calc(100% - var(--_tool) - 20px);
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
    background: var(--_faint);
  }
  .menu svg {
    flex: none;
    inline-size: 1.35em;
    margin-inline-end: 14px;
  }
  .menu kbd {
    margin-inline-start: auto;
    padding-inline-start: 24px;
    font: inherit;
    opacity: 0.6;
  }
  .menu kbd::after {
    content: attr(data-key);
  }
  @media (hover: none) {
    .menu kbd {
      visibility: hidden;
    }
  }
  .menu > [aria-pressed='true']::after {
    content: '✓' / '';
    margin-inline-start: 12px;
  }
  .menu > [aria-pressed='true']:not(:has(kbd))::after {
    margin-inline-start: auto;
  }
  .notice svg {
    inline-size: 48px;
    order: -1;
    stroke-width: 1.5;
    opacity: 0.7;
  }
  .notice div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .idle * {
    cursor: none !important;
  }
  .remedy {
    border-radius: 6px;
  }
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
  .progress {
    position: absolute;
    z-index: 2;
    inset: 0 0 auto;
    block-size: 3px;
    background: currentColor;
    transform-origin: left;
    animation: fill linear;
    pointer-events: none;
  }
  :host([dir='rtl']) .progress {
    transform-origin: right;
  }
  @keyframes fill {
    from {
      scale: 0 1;
    }
  }
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
  .strip {
    block-size: 68px;
    margin-block: 8px var(--_foot);
    overflow: auto hidden;
    scrollbar-width: none;
    overscroll-behavior: contain;
    touch-action: pan-x;
    pointer-events: auto;
  }
  .thumbnails {
    position: relative;
    block-size: 68px;
    margin-inline: auto;
  }
  .thumbnails button {
    position: absolute;
    inset-block-start: 2px;
    box-sizing: border-box;
    inline-size: 64px;
    block-size: 64px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: var(--_faint);
    color: inherit;
    opacity: 0.6;
    cursor: pointer;
  }
  .thumbnails button:is([aria-current='true'], :hover, :focus-visible) {
    opacity: 1;
  }
  .thumbnails [aria-current='true'] {
    box-shadow: inset 0 0 0 3px currentColor;
    padding: 3px;
  }
  .thumbnails img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* The panel repeats the caption. */
  .informed .caption {
    visibility: hidden;
  }
  /* On wide viewports the panel is beside everything else, not above it. */
  @container viewer (min-width: 600.1px) {
    .informed .next {
      inset-inline-end: calc(var(--_panel) + 8px);
    }
    .informed :is(.bar, .foot) {
      inset-inline-end: var(--_panel);
    }
  }
  /* On narrow viewports the arrows are above the thumbnails, beside the caption. */
  @container viewer (max-width: 600px) {
    .frame:has(.strip) :is(.previous, .next) {
      inset-block-end: 88px;
    }
    /* The panel covers the arrows. */
    .informed :is(.previous, .next, .foot) {
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .progress {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .progress {
      background: Highlight;
    }
    .panel,
    .remedy,
    .chip,
    .toast {
      border: 1px solid CanvasText;
    }
    dt {
      opacity: 1;
    }
    .thumbnails [aria-current='true'] {
      outline: 3px solid Highlight;
    }
  }
`;
