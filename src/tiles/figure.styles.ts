/** Named like the tag of Lit, for tools that read style sheets; this module is also for pages without Lit. */
const css = String.raw;

/** Style sheet of a single picture. */
export const figureStyles = css`
  figure {
    margin: 0;
  }
  figure:focus {
    outline: none;
  }
  [aria-haspopup] {
    cursor: zoom-in;
  }
  .frame {
    aspect-ratio: var(--pix-tile-ratio, var(--_ratio));
    max-inline-size: var(--_width);
  }
  ::slotted([slot='caption']) {
    display: block;
    margin-block-start: 8px;
    overflow-wrap: anywhere;
  }
`;
