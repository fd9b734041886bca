import { css } from 'lit';

export const galleryStyles = css`
  :host {
    /* Walls keep what is seen in its place by themselves. */
    overflow-anchor: none;
  }
  img {
    color: inherit;
    font-size: 0.8em;
  }
  @media (prefers-reduced-motion: no-preference) {
    img {
      transition: scale 0.4s cubic-bezier(0.2, 0, 0, 1);
    }
    a:hover img {
      scale: 1.03;
    }
  }
`;
