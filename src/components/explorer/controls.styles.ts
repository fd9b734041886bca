import { css } from 'lit';

/** The toolbar above a gallery. */
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
    flex: 1 1 11.5rem;
    inline-size: auto;
    min-inline-size: min(100%, 7rem);
    max-inline-size: 14rem;
    /* Places for controls whose code is still on its way. */
    min-block-size: var(--pix-control-size, 40px);
  }
  .toolbar > pix-search {
    flex: 999 1 15rem;
    max-inline-size: 40rem;
  }
  .toolbar > pix-sort {
    margin-inline-start: auto;
  }
  .toolbar > pix-tags {
    flex-basis: 100%;
    max-inline-size: 100%;
    min-block-size: var(--pix-chip-size, 32px);
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
  /* Beside others it ends where the pictures do. */
  @container (inline-size >= 50rem) {
    .toolbar > :not(pix-tags) + pix-count:last-child {
      text-align: end;
    }
  }
  @container (inline-size < 30rem) {
    .toolbar > :not(pix-count) {
      max-inline-size: 100%;
    }
    /* Two lists side by side on a phone. */
    .toolbar > :is(pix-categories, pix-sort) {
      flex-basis: 8rem;
    }
  }
`;
