import { css } from 'lit';

/** Styles of the dialog and its controls. */
export const lightboxStyles = css`
  /* Only custom properties are inherited from the page. */
  :host {
    all: initial !important;
    position: fixed !important;
    font: 400 max(15px, 0.9375rem) / 1.4 var(--_font, system-ui, sans-serif) !important;
  }
  dialog {
    position: fixed;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    overscroll-behavior: contain;
    touch-action: none;
    outline: 0;
    background: none;
    --_backdrop: var(--pix-viewer-background, #000);
    /* Background of texts that overlay the picture, which may have any colour. */
    --_plate: color-mix(in srgb, var(--_backdrop) 70%, transparent);
    /* Size of round buttons, and width of the information panel: they grow with the text of the page. */
    --_tool: clamp(44px, 2.75rem, 14cqi);
    --_panel: min(max(320px, 20rem), 60cqi);
    --_faint: color-mix(in srgb, currentColor 14%, transparent);
    color: var(--pix-viewer-color, #fff);
    color-scheme: dark;
    font: var(--pix-viewer-font, inherit);
  }
  dialog::backdrop {
    background: none;
  }
  .frame {
    position: absolute;
    inset: 0;
    overflow: hidden;
    /* Container queries instead of media queries: Safari evaluates the latter for the window size of their last use. */
    container: viewer / size;
  }
  [hidden] {
    display: none !important;
  }

  :is(.bar, .previous, .next, .foot) {
    position: absolute;
    z-index: 1;
    transition: opacity 0.2s;
  }
  .quiet :is(.bar, .previous, .next, .foot) {
    opacity: 0;
    pointer-events: none;
  }
  .bar {
    inset: 0 0 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 4px;
    padding-block: max(6px, env(safe-area-inset-top)) 6px;
    padding-inline: max(16px, env(safe-area-inset-left)) max(6px, env(safe-area-inset-right));
    pointer-events: none;
  }
  .tools {
    display: flex;
    gap: 4px;
    transition: opacity 0.2s;
  }
  .tools[inert] {
    opacity: 0;
  }
  .counter {
    margin-inline: -8px auto;
    padding: 2px 8px;
    border-radius: 12px;
    background: var(--_plate);
    font-variant-numeric: tabular-nums;
  }
  /* The counter runs left to right in all languages, but is placed at the inline start. */
  :host([dir='rtl']) .counter {
    margin: 0 -8px 0 auto;
  }
  .previous,
  .next {
    inset-block-start: 50%;
    translate: 0 -50%;
  }
  .previous {
    inset-inline-start: max(8px, env(safe-area-inset-left));
  }
  .next {
    inset-inline-end: max(8px, env(safe-area-inset-right));
  }
  :host([dir='rtl']) :is(.previous, .next) svg {
    scale: -1 1;
  }
  .tool {
    box-sizing: border-box;
    display: block;
    flex: none;
    inline-size: var(--_tool);
    block-size: var(--_tool);
    padding: calc(var(--_tool) * 0.22);
    border: 0;
    border-radius: 50%;
    background: var(
      --pix-viewer-button,
      color-mix(in srgb, var(--pix-viewer-background, #000) 65%, transparent)
    );
    box-shadow: inset 0 0 0 100px var(--_over, transparent);
    color: inherit;
    cursor: pointer;
    pointer-events: auto;
  }
  /* The picture is below some of the buttons: all have the same disc, which is visible over the background, too. */
  .zoomed ~ * {
    --_over: color-mix(in srgb, currentColor 12%, transparent);
  }
  .tool:is(:hover, [aria-expanded='true'], [aria-pressed='true']) {
    background: var(--pix-viewer-button-active, rgb(60 60 60 / 0.8));
  }
  .tool[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  :is(button, a, [tabindex='0']):focus-visible {
    outline: 3px solid var(--pix-viewer-focus, #fff);
    outline-offset: -3px;
    box-shadow: 0 0 0 2px var(--_backdrop);
  }
  svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .foot {
    inset: auto 0 0;
    --_foot: max(14px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--_plate) 16px);
    pointer-events: none;
  }
  .caption {
    display: flex;
    flex-direction: column;
    align-items: center;
    max-block-size: 40vh;
    padding: 10px 16px 0;
    overflow: hidden;
    text-align: center;
  }
  .caption:last-child {
    padding-block-end: var(--_foot);
  }
  /* Two lines each; screen readers read the whole text. */
  .caption > :not(button) {
    display: -webkit-box;
    box-sizing: border-box;
    max-inline-size: min(100%, 70ch);
    margin: 0;
    padding-inline: 0.6em;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font: inherit;
    overflow-wrap: anywhere;
  }
  .caption > .description {
    font-size: 0.87em;
    opacity: 0.8;
  }
  .notice {
    position: absolute;
    z-index: 1;
    inset: 50% 16px auto;
    translate: 0 -50%;
    display: grid;
    justify-items: center;
    gap: 12px;
    text-align: center;
    pointer-events: none;
  }
  .notice p {
    margin: 0;
  }
  /* On narrow viewports the arrows are beside the caption, not over the picture. */
  @container viewer (max-width: 600px) {
    .previous,
    .next {
      inset-block: auto max(12px, env(safe-area-inset-bottom));
      translate: none;
      z-index: 2;
    }
    .caption {
      /* The features measure the arrows, whose size a page may change. */
      --_side: var(--_arrow, var(--_tool));
      min-block-size: calc(var(--_side) + 10px);
      justify-content: center;
      padding-inline: calc(var(--_side) + 16px);
    }
  }
  /* On short viewports bar and caption overlay the picture. */
  @container viewer (max-height: 479.9px) {
    .bar {
      background: linear-gradient(var(--_plate), transparent);
    }
    .stage ~ * {
      --_over: color-mix(in srgb, currentColor 12%, transparent);
    }
    .caption > :not(button) {
      -webkit-line-clamp: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :is(.bar, .tools, .previous, .next, .foot) {
      transition: none;
    }
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .tool {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
    .tool:is([aria-expanded='true'], [aria-pressed='true']) {
      border-color: Highlight;
    }
    .caption,
    .counter,
    .notice p {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
