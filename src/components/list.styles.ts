import { css } from 'lit';

/** What galleries and album cards share: the box, the grid, the skeleton, the states. */
export const listStyles = css`
  :host {
    --_surface: var(--pix-surface, color-mix(in srgb, currentColor 8%, transparent));
    /* A blue that leans to the text's side: it stands out where the text does. */
    --_focus: var(--pix-focus, color-mix(in srgb, currentColor 35%, #3b82f6));
    --_radius: var(--pix-radius, 4px);
    display: block !important;
    max-inline-size: 100%;
  }
  /* In a container that is itself a grid: all of it, not one column. */
  :host(:only-child) {
    grid-column: 1 / -1;
  }
  :host([hidden]) {
    display: none !important;
  }
  * {
    box-sizing: border-box;
  }
  /* A replaced element with a percentage limit: wide when asked how wide it likes to be, nothing when there is no room. */
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
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .status {
    display: grid;
    justify-items: center;
    gap: 12px;
    contain: inline-size;
    padding: 32px 16px;
    text-align: center;
  }
  .status:empty {
    padding: 0;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    opacity: 0.8;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .action {
    min-block-size: 40px;
    padding-inline: 16px;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    border-radius: 20px;
    background: none;
  }
  .action:hover {
    background: var(--_surface);
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
    .skeleton {
      border: 1px solid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    /* All at once: tiles that move one by one would each be a layer. */
    .grid:has(> :first-child > .skeleton) {
      animation: pulse 1.6s ease-in-out infinite alternate;
    }
  }
  @keyframes pulse {
    to {
      opacity: 0.5;
    }
  }
`;
