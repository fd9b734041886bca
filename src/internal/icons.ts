import { css, html, type TemplateResult } from 'lit';

/** A framed landscape, as commands of an SVG path on a 24 × 24 grid. */
export const PICTURE_ICON =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 17l5-5 4 4 3-3 4 4M15.5 9.5h.01';

/** Styles of the icons. */
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

/**
 * Renders a line icon on a 24 × 24 grid, hidden from screen readers. The rendering element must adopt
 * `iconStyles`.
 *
 * @param path Commands of the SVG path.
 * @param kind `back` and `forward` are mirrored in right-to-left text.
 */
export const icon = (path: string, kind: '' | 'back' | 'forward' = ''): TemplateResult =>
  html`<svg class=${`icon ${kind}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

const RIGHT = 'M9 5l7 7-7 7';

/** Icons of galleries, albums and the controls around them. */
export const icons = {
  back: icon(RIGHT, 'back'),
  forward: icon(RIGHT, 'forward'),
  expand: icon('m7 10 5 5 5-5'),
  search: icon('m16 16 4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z'),
  clear: icon('m7 7 10 10M17 7 7 17'),
  failure: icon('M12 7.5V13M12 16.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'),
  picture: icon(PICTURE_ICON),
  checked: icon('m5 12.5 4.5 4.5L19 7.5'),
};
