import { css } from 'lit';

/** Styles of the virtual grid; loaded with its code. */
export const virtualGridStyles = css`
  .virtual-grid {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .virtual-grid > li {
    position: absolute;
    contain: layout style;
  }
  .virtual-grid .frame {
    block-size: 100%;
    aspect-ratio: auto;
  }
  /* A hidden probe that resolves the lengths of the layout: see layout-tokens.ts. */
  .tokens {
    inline-size: 100%;
    block-size: 0;
    overflow: hidden;
  }
  /* An invalid --pix-gap resolves to auto, which an inline block measures as 0. */
  .tokens > b {
    display: inline-block;
    inline-size: var(--pix-gap, 6px);
  }
  .tokens > i {
    display: block;
    aspect-ratio: var(--pix-tile-ratio, 1);
    inline-size: min(100%, var(--pix-tile-size, clamp(96px, 30%, 220px)));
  }
  .tokens.row-height > i {
    inline-size: min(100%, var(--pix-row-height, clamp(96px, 28%, 240px)));
  }
  .strip {
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
    padding-block: 3px;
  }
  .tiles:has(.virtual-grid) + .status {
    position: sticky;
    inset-block-end: 0;
  }
  .tiles:has(.virtual-grid) + .status:not(:empty) {
    background: Canvas;
    color: CanvasText;
  }
  .carousel {
    position: relative;
  }
  .carousel > button {
    position: absolute;
    inset-block-start: calc(50% - 22px);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.55);
    color: #fff;
    opacity: 0;
  }
  .carousel:is(:hover, :focus-within) > button,
  .carousel > button:focus-visible {
    opacity: 1;
  }
  .carousel > button .icon {
    stroke-width: 2;
  }
  .carousel > .back {
    inset-inline-start: 8px;
  }
  .carousel > .forward {
    inset-inline-end: 8px;
  }
  .carousel > button[aria-disabled='true'] {
    visibility: hidden;
  }
  @media (hover: none) {
    .carousel > button {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .carousel > button {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .carousel > button {
      transition: opacity 0.15s;
    }
  }
  /* Print has another width: rows of pictures in their aspect ratios, not split between pages. */
  @media print {
    .strip {
      overflow: visible;
    }
    .carousel > button,
    .virtual-grid > [aria-hidden] {
      display: none;
    }
    .virtual-grid {
      display: flex;
      flex-wrap: wrap;
      gap: var(--pix-gap, 6px);
      inline-size: auto !important;
      block-size: auto !important;
    }
    .virtual-grid > li {
      position: static;
      flex: var(--_ratio, 1) 1 calc(var(--_ratio, 1) * var(--pix-row-height, clamp(96px, 28%, 240px)));
      inline-size: auto !important;
      block-size: auto !important;
    }
    .virtual-grid .frame {
      block-size: auto;
      aspect-ratio: var(--_ratio, 1);
    }
    /* Keeps the last row as high as the others. */
    .virtual-grid::after {
      content: '';
      flex: 1000 1 0;
    }
  }
`;
