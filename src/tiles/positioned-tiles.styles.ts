/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of tiles that have a position each: what the first pictures need. */
export const positionedTilesStyles = css`
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
  /* Print has another width: rows of pictures in their aspect ratios, not split between pages. */
  @media print {
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
