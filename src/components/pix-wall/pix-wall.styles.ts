import { css } from 'lit';

/** Styles of a picture wall. */
export const wallStyles = css`
  :host {
    display: block !important;
    position: relative !important;
    container-type: inline-size;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: 16 / 9;
    overflow: hidden !important;
    background: var(--pix-wall-background, #000);
    color: var(--pix-wall-color, #fff);
  }
  :host([hidden]) {
    display: none !important;
  }
  /* Has the focus after a click only, for keys. */
  [tabindex='-1'] {
    outline: none;
  }
  .pictures,
  .pictures img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .pictures img {
    object-fit: contain;
    /* Covers the picture below where the ratios differ. */
    background: var(--pix-wall-background, #000);
  }
  :host([fit='cover']) .pictures img {
    object-fit: cover;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .pictures img + img {
      animation: fade var(--pix-wall-fade, 1s);
    }
  }
  .caption {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    padding: min(3em, 12cqi) min(16px, 4cqi) min(16px, 4cqi);
    background: linear-gradient(to top, rgb(0 0 0 / 0.75), transparent);
    color: #fff;
    font-size: max(12px, min(1em, 7cqi), 2cqi);
    line-height: 1.3;
    text-align: start;
    text-shadow: 0 1px 3px rgb(0 0 0 / 0.8);
    overflow-wrap: anywhere;
  }
  .caption bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    /* Titles in the other direction are aligned as the rest of the page. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .bar {
    position: absolute;
    inset-block-start: max(8px, env(safe-area-inset-top));
    inset-inline-end: max(8px, env(safe-area-inset-right));
    display: flex;
    gap: 8px;
  }
  .bar[hidden] {
    display: none;
  }
  .bar button {
    display: grid;
    place-items: center;
    inline-size: max(44px, 2.75em);
    block-size: max(44px, 2.75em);
    padding: 0;
    border: 1px solid transparent;
    border-radius: 50%;
    background: color-mix(in srgb, var(--pix-wall-background, #000) 65%, transparent);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
    /* On any picture. */
    box-shadow: 0 0 0 6px var(--pix-wall-background, #000);
  }
  .idle .bar:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
  :host(:fullscreen) .idle {
    cursor: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .bar {
      transition: opacity 0.25s;
    }
  }
  .status {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 16px;
    text-align: center;
  }
  .status:empty {
    display: none;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .caption {
      padding-block-start: min(16px, 4cqi);
      background: Canvas;
      color: CanvasText;
    }
    .bar button {
      border-color: ButtonText;
      background: ButtonFace;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
