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
    min-block-size: var(--_control-size);
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
    color: color-mix(in srgb, currentColor 80%, transparent);
  }
  .more > .action {
    min-inline-size: min(100%, 10em);
  }
  .action[aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }
  .page {
    /* Squares; nine of them fit in one line of 280 px, as a second line would shift the content below. */
    --_page: clamp(max(24px, 1.5em), 10cqi, var(--_control-size));
    display: grid;
    place-items: center;
    min-inline-size: var(--_page);
    min-block-size: var(--_page);
    padding: 0 2px;
    border: 0;
    border-radius: var(--_control-radius);
    background: none;
  }
  span.page {
    min-inline-size: max(24px, 1.5em);
    padding: 0;
    opacity: 0.6;
  }
  button.page:hover {
    background: var(--_control-hover);
  }
  .page[aria-current] {
    background: var(--_control-active);
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
