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
  @media print {
    .virtual-grid > [aria-hidden] {
      display: none;
    }
  }
`;
