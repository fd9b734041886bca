import { css } from 'lit';

/** Style sheet of a virtual grid, besides that of its tiles. */
export const virtualGridStyles = css`
  .tiles:has(.virtual-grid) + .status {
    position: sticky;
    inset-block-end: 0;
  }
  /* Tiles, or pictures of a server, lie below the message. */
  .tiles:has(.virtual-grid > li, [name='loading']) + .status:not(:empty) {
    background: Canvas;
    color: CanvasText;
  }
  /* Around the pictures, where the strip clips it at its ends only. */
  .strip:focus-visible {
    outline: none;
  }
  .strip:focus-visible > .virtual-grid {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  /* Print has another width: rows of pictures in their aspect ratios, not split between pages. */
  @media print {
    .strip {
      overflow: visible;
      mask: none !important;
    }
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
