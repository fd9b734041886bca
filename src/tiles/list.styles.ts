/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of galleries, album cards and single pictures: host, grid, skeleton. */
export const listStyles = css`
  :host {
    --_surface: var(--pix-surface, color-mix(in srgb, currentColor 8%, transparent));
    /* A blue mixed with the text colour, for contrast on light and dark pages. */
    --_focus: var(--pix-focus, color-mix(in srgb, currentColor 35%, #3b82f6));
    --_radius: var(--pix-radius, 4px);
    display: block !important;
    max-inline-size: 100%;
  }
  /* Spans all columns of a container that is itself a grid. */
  :host(:only-child) {
    grid-column: 1 / -1;
  }
  :host([hidden]) {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  /* A replaced element with a percentage limit: wide in the max-content size, zero in the min-content size. */
  .strut {
    display: block;
    inline-size: 1280px;
    max-inline-size: 100%;
    block-size: 0;
  }
  .grid {
    contain: inline-size;
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, var(--pix-tile-size, clamp(96px, 30%, 220px))), 1fr)
    );
    gap: var(--pix-gap, 6px);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .frame {
    display: block;
    overflow: hidden;
    aspect-ratio: var(--pix-tile-ratio, 1);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Hides the browser's broken-image icon and alternative text. */
  [data-failed] {
    opacity: 0;
  }
  /* Until the viewer or the album is there, if that takes longer. */
  [data-opening] {
    cursor: progress;
  }
  [data-opening] img {
    opacity: 0.6;
    transition: opacity 0s 0.2s;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }
  @media print {
    li,
    figure {
      break-inside: avoid;
    }
  }
`;
