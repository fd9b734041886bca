import { html, type TemplateResult } from 'lit';

/** A line icon on a 24 × 24 grid, hidden from screen readers; `width` is the stroke width. */
export const viewerIcon = (path: string, width = 2): TemplateResult =>
  html`<svg viewBox="0 0 24 24" stroke-width=${width} aria-hidden="true"><path d=${path} /></svg>`;

/** Icons of the viewer. */
export const viewerIcons = {
  close: viewerIcon('M6 6l12 12M18 6L6 18'),
  previous: viewerIcon('M15 5l-7 7 7 7'),
  next: viewerIcon('M9 5l7 7-7 7'),
};
