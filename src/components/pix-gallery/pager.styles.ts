import { css } from 'lit';

/** Styles of the pager; loaded with its code. */
export const pagerStyles = css`
  .pager {
    container-type: inline-size;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px;
    margin-block-start: 24px;
    font-variant-numeric: tabular-nums;
  }
  .reserved {
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
    /* Nine buttons fit in one line of 280 px; a second line would shift the content below. */
    min-inline-size: 36px;
    min-inline-size: clamp(24px, 10cqi, 40px);
    block-size: 40px;
    padding: 0 clamp(2px, 1cqi, 8px);
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
  @media (forced-colors: active) {
    .page[aria-current] {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    .pager {
      display: none;
    }
  }
`;
