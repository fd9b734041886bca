import { css } from 'lit';

export const imageStyles = css`
  figure {
    margin: 0;
  }
  figure:focus {
    outline: none;
  }
  a {
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
