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
    overflow: clip;
    overflow-clip-margin: 1em;
    margin: 0;
    padding-block: 0.75em 0.5em;
    font: inherit;
    font-size: 1.125em;
    font-weight: 600;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: auto;
  }
  .month::first-letter {
    text-transform: uppercase;
  }
  /* Black or white behind the text, whichever is not the colour of the text; the page's own colour is unknown. */
  .month::before {
    content: '';
    position: absolute;
    inset: 0.375em -0.625em 0.125em;
    z-index: -1;
    border-radius: 1em;
    background: Canvas;
    background: oklch(from currentColor calc((0.6 - l) * 999) 0 0 / 0.8);
    backdrop-filter: blur(12px);
  }
  @supports (container-type: scroll-state) {
    .month {
      container-type: scroll-state;
    }
    .month::before {
      opacity: 0;
    }
    @container scroll-state(stuck: block-start) {
      .month::before {
        opacity: 1;
      }
    }
  }
  /* The space of the rail, except on touch screens, where only its handle appears. */
  @media (hover: hover) {
    [data-rail] {
      padding-inline-end: 40px;
    }
  }
  @media (forced-colors: active) {
    .month::before {
      background: Canvas;
    }
  }
  @media print {
    [data-rail] {
      padding-inline-end: 0;
    }
    /* Keeps the last row of the month before as high as the others. */
    .virtual-grid > .group {
      display: contents;
    }
    .virtual-grid > .group ~ .group::before {
      content: '';
      flex: 1000 1 0;
    }
    /* One before a panorama does not fill the page. */
    .virtual-grid > li {
      max-inline-size: calc(2 * var(--_ratio, 1) * var(--pix-row-height, clamp(96px, 28%, 240px)));
    }
    .month {
      position: static;
      flex: 1 0 100%;
      max-inline-size: none;
      break-after: avoid;
    }
    .month::before {
      display: none;
    }
  }
`;
