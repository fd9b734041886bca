import { css } from 'lit';

export const tagsStyles = css`
  :host {
    --_chip: var(--pix-chip-size, 32px);
    display: block !important;
  }
  .bar {
    display: flex;
    align-items: start;
    gap: 8px;
    /* Reserves the height of the tags, to avoid a layout shift. */
    min-block-size: var(--_chip);
  }
  .row {
    display: flex;
    gap: 8px;
    flex: 1;
    min-inline-size: 0;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-inline: 48px;
    scrollbar-width: none;
  }
  .row::-webkit-scrollbar {
    display: none;
  }
  .row.expanded {
    flex-wrap: wrap;
  }
  .row.overflowing:dir(ltr) {
    mask-image: linear-gradient(to right, #000 calc(100% - 32px), transparent);
  }
  .row.overflowing:dir(rtl) {
    mask-image: linear-gradient(to left, #000 calc(100% - 32px), transparent);
  }
  .chip,
  .more {
    display: inline-flex;
    align-items: center;
    flex: none;
    block-size: var(--_chip);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    font-size: 0.875em;
  }
  .chip {
    gap: 6px;
    max-inline-size: min(100%, 18em);
    padding-inline: 12px;
  }
  .more {
    justify-content: center;
    inline-size: var(--_chip);
    min-inline-size: 24px;
  }
  .more[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  /* The focus ring is inside: the scroll container would clip an outer one. */
  .chip:focus-visible {
    outline-offset: -3px;
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .number {
    opacity: 0.75;
    font-variant-numeric: tabular-nums;
  }
  .chip svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-start: -4px;
  }
  [aria-pressed='true'] {
    border-color: currentColor;
    background: var(--_active);
  }
  @media (hover: hover) {
    .chip:not([aria-pressed='true']):hover,
    .more:hover {
      background: var(--_hover);
    }
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
