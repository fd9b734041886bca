import { html, type TemplateResult } from 'lit';
import { PICTURE_ICON } from '../tiles/picture-icon.ts';

/**
 * Renders a line icon on a 24 × 24 grid, hidden from screen readers. The rendering element must adopt the styles in
 * `internal/icon.styles.ts`.
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
