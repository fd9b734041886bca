import { css } from 'lit';

/** Styles of the icons in `icon.ts`. */
export const iconStyles = css`
  .icon {
    display: block;
    flex: none;
    inline-size: max(20px, 1.25em);
    block-size: max(20px, 1.25em);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  /* :host() because WebKit does not match :dir() in the fallback content of slots. */
  .icon.back {
    scale: -1 1;
  }
  :host(:dir(rtl)) .icon.forward {
    scale: -1 1;
  }
  :host(:dir(rtl)) .icon.back {
    scale: none;
  }
`;
