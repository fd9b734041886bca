import { css } from 'lit';

export const galleryStyles = css`
  :host {
    /* Virtual grids and updates do their own scroll anchoring. */
    overflow-anchor: none;
  }
  a {
    cursor: zoom-in;
  }
  @media (hover: hover) {
    a:hover img {
      filter: brightness(0.92);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    img {
      transition:
        scale 0.4s cubic-bezier(0.2, 0, 0, 1),
        filter 0.2s;
    }
    a:hover img {
      scale: 1.03;
    }
  }
`;
