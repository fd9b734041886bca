/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of tiles that have a position of their own each. */
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
  /* The padding, which takes up no space and no clicks, has room for the focus rings and shadows of tiles. */
  .strip {
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    margin-block: -21px;
    padding-block: 24px;
    pointer-events: none;
  }
  .strip::-webkit-scrollbar {
    display: none;
  }
  .strip > .virtual-grid {
    pointer-events: auto;
  }
  /* The ring is inside: the scroll container would clip that of the first tile. */
  .strip .frame:focus-visible {
    outline-offset: -3px;
  }
  /* An edge beyond which there are more tiles fades out. */
  .carousel:dir(ltr) > .strip {
    mask-image: linear-gradient(
      to right,
      var(--_start, #000),
      #000 32px calc(100% - 32px),
      var(--_end, #000)
    );
  }
  .carousel:dir(rtl) > .strip {
    mask-image: linear-gradient(to left, var(--_start, #000), #000 32px calc(100% - 32px), var(--_end, #000));
  }
  .carousel:has(> .back[aria-disabled='false']) > .strip {
    --_start: transparent;
  }
  .carousel:has(> .forward[aria-disabled='false']) > .strip {
    --_end: transparent;
  }
  .tiles:has(.virtual-grid) + .status {
    position: sticky;
    inset-block-end: 0;
  }
  /* Tiles lie below the message. */
  .tiles:has(.virtual-grid > li) + .status:not(:empty) {
    background: Canvas;
    color: CanvasText;
  }
  .carousel {
    position: relative;
  }
  .carousel > button {
    position: absolute;
    inset-block-start: 50%;
    translate: 0 -50%;
    display: grid;
    place-items: center;
    inline-size: max(44px, 2.75em);
    block-size: max(44px, 2.75em);
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
      mask: none !important;
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
