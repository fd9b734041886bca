import { css } from 'lit';

/** Styles of the toolbar above a gallery. */
export const controlsStyles = css`
  .controls {
    container-type: inline-size;
    margin-block-end: var(--pix-controls-space, 16px);
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 8px;
  }
  .toolbar > * {
    flex: 1 1 12em;
    inline-size: auto;
    min-inline-size: min(100%, 7em);
    max-inline-size: 15em;
    /* Reserved space for controls whose code is still loading. */
    min-block-size: var(--_control-size);
  }
  .toolbar > pix-search {
    flex: 999 1 15em;
    max-inline-size: none;
  }
  /* Without a search field the sort control is at the inline end. */
  .toolbar:not(:has(> pix-search)) > pix-sort {
    margin-inline-start: auto;
  }
  .toolbar > pix-tags {
    flex-basis: 100%;
    max-inline-size: 100%;
    min-block-size: var(--pix-chip-size, max(32px, 2.2em));
    font-size: 0.875em;
  }
  .toolbar > pix-tags:is(:state(error), :state(empty)) {
    min-block-size: 0;
  }
  .toolbar > pix-count {
    flex: 0 1 auto;
    max-inline-size: 100%;
    min-block-size: 1lh;
    font-size: 0.875em;
    opacity: 0.8;
  }
  /* Beside other controls the count is aligned with the end of the pictures. */
  @container (inline-size >= 50em) {
    .toolbar > :not(pix-tags) + pix-count:last-child {
      text-align: end;
    }
  }
  /* Two select controls share a row below the search field, beside which there is room for only one. */
  @container (inline-size < 44em) {
    .toolbar:has(> pix-categories):has(> pix-sort) > pix-search {
      flex-basis: 100%;
    }
    .toolbar:has(> pix-categories):has(> pix-sort) > :is(pix-categories, pix-sort) {
      flex-basis: 8em;
      max-inline-size: 100%;
    }
  }
  @container (inline-size < 30em) {
    .toolbar > :not(pix-count) {
      max-inline-size: 100%;
    }
  }
  /* Empty controls until their code has loaded. */
  .toolbar > :not(:defined, pix-count) {
    box-sizing: border-box;
    border: 1px solid var(--_control-border);
    border-radius: var(--_control-radius);
    background: var(--_control-surface);
  }
  .toolbar > pix-tags:not(:defined) {
    border: 0;
    background: repeating-linear-gradient(90deg, var(--_surface) 0 88px, transparent 88px 96px);
  }
  @media print {
    .controls {
      display: none;
    }
  }
`;
