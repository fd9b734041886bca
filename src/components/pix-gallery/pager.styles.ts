import { css } from 'lit';

/** What leads on below the pictures; comes with its code. */
export const pagerStyles = css`
  .pager {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px;
    margin-block-start: 24px;
    font-variant-numeric: tabular-nums;
  }
  .room {
    visibility: hidden;
  }
  .more {
    flex-direction: column;
    gap: 12px;
  }
  .shown {
    font-size: 0.875em;
    opacity: 0.8;
  }
  .more > .action {
    min-inline-size: 160px;
  }
  .action[aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }
  .page {
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    block-size: 40px;
    padding: 0 8px;
    border: 0;
    border-radius: 20px;
    background: none;
  }
  span.page {
    min-inline-size: 24px;
    padding: 0;
    opacity: 0.6;
  }
  button.page:hover {
    background: var(--_surface);
  }
  .page[aria-current] {
    background: color-mix(in srgb, currentColor 16%, transparent);
    font-weight: 600;
  }
  .page[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  .chevron {
    display: block;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mirrored,
  .chevron:dir(rtl):not(.mirrored) {
    scale: -1 1;
  }
  .mirrored:dir(rtl) {
    scale: none;
  }
  @media (max-width: 420px) {
    .pager {
      gap: 0;
    }
    .page {
      min-inline-size: 36px;
      padding-inline: 4px;
    }
  }
  @media (forced-colors: active) {
    .page[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;
