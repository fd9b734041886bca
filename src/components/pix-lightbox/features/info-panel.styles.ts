import { css } from 'lit';

/** Styles of the information panel. */
export const infoPanelStyles = css`
  .info {
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: var(--_panel);
    padding: 0 20px max(20px, env(safe-area-inset-bottom));
  }
  .info header {
    position: sticky;
    /* Above the labels, whose opacity would put them over it. */
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 8px;
    margin-inline-end: -14px;
    /* As high as the bar. */
    padding-block: max(6px, env(safe-area-inset-top)) 6px;
    background: inherit;
  }
  .info h2 {
    margin: 0;
    margin-inline-start: -10px;
    padding: 9px 10px;
    font-size: 1.15em;
  }
  .info h2:focus-visible {
    outline: 2px solid var(--pix-viewer-focus, #fff);
    outline-offset: -2px;
    border-radius: 8px;
  }
  /* Points to the edge behind which the panel disappears. */
  .info .tool svg {
    rotate: -90deg;
  }
  :host([dir='rtl']) .info .tool svg {
    rotate: 90deg;
  }
  @keyframes slide-in {
    from {
      translate: 0 100%;
    }
  }
  /* On narrow viewports the panel is a sheet that moves with the finger. */
  @container viewer (max-width: 600px) {
    .info {
      inset-block: auto 0;
      inline-size: 100%;
      block-size: 55%;
      border-radius: 16px 16px 0 0;
    }
    .info header {
      padding-block-start: 14px;
      touch-action: none;
    }
    .info header::before {
      content: '';
      position: absolute;
      inset: 6px 0 auto;
      inline-size: 36px;
      block-size: 4px;
      margin-inline: auto;
      border-radius: 2px;
      background: color-mix(in srgb, currentColor 45%, transparent);
    }
    .info .tool svg {
      rotate: none !important;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    @container viewer (max-width: 600px) {
      .info {
        animation: slide-in 0.2s cubic-bezier(0.2, 0, 0, 1);
      }
    }
  }
  .info p {
    margin: 0;
  }
  .info > a {
    display: inline-block;
    padding-block: 10px;
  }
  .info a {
    color: inherit;
  }
  .info .tool {
    background: none;
    box-shadow: none;
  }
  .info .tool:hover {
    background: var(--pix-viewer-button-active, rgb(60 60 60 / 0.8));
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
  .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .chip {
    display: block;
    padding: 3px 11px;
    border-radius: 15px;
    background: var(--_faint);
    text-decoration: none;
  }
  a.chip:hover {
    background: color-mix(in srgb, currentColor 28%, transparent);
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
  /* On narrow ones it covers the arrows. */
  @container viewer (max-width: 600px) {
    .informed :is(.previous, .next, .foot) {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    .info header::before {
      background: CanvasText !important;
    }
    .chip {
      border: 1px solid CanvasText;
    }
    dt {
      opacity: 1;
    }
  }
`;
