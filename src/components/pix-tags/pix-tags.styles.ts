import { css } from 'lit';

export const tagsStyles = css`
  :host {
    --_chip: var(--pix-chip-size, max(32px, 2.2em));
    display: block !important;
    font-size: 0.875em;
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
    min-block-size: var(--_chip);
    border: 1px solid var(--_control-border);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
  }
  .chip {
    gap: 0.4em;
    max-inline-size: min(100%, 20em);
    padding-inline: max(12px, 0.85em);
  }
  .more {
    justify-content: center;
    inline-size: max(24px, var(--_chip));
  }
  .more[aria-expanded='true'] .icon {
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
    color: color-mix(in srgb, currentColor 75%, transparent);
    font-variant-numeric: tabular-nums;
  }
  .chip .icon {
    inline-size: max(16px, 1.15em);
    block-size: max(16px, 1.15em);
    margin-inline-start: -4px;
  }
  [aria-pressed='true'] {
    border-color: currentColor;
    background: var(--_control-active);
  }
  @media (hover: hover) {
    .chip:not([aria-pressed='true']):hover,
    .more:hover {
      background: var(--_control-hover);
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
