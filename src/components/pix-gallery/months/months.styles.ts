import { css } from 'lit';

/** Style sheet of the headings of months. */
export const monthStyles = css`
  /* As long as the month, so that its heading stays while the pictures of the month scroll by. */
  .virtual-grid > .group {
    z-index: 1;
    contain: none;
    pointer-events: none;
  }
  .month {
    position: sticky;
    inset-block-start: var(--pix-month-offset, 0px);
    inset-inline-start: 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    box-sizing: border-box;
    overflow: hidden;
    margin: 0;
    padding-block: 0.75em 0.5em;
    font: inherit;
    font-size: 1.125em;
    font-weight: 600;
    line-height: 1.25;
    background: Canvas;
    color: CanvasText;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: auto;
  }
  .month::first-letter {
    text-transform: uppercase;
  }
  /* The space of the rail, except on touch screens, where only its handle appears. */
  @media (hover: hover) {
    [data-rail] {
      padding-inline-end: 40px;
    }
  }
  @media print {
    [data-rail] {
      padding-inline-end: 0;
    }
    .virtual-grid > .group {
      flex: 1 0 100%;
      break-after: avoid;
    }
    .month {
      position: static;
    }
  }
`;
