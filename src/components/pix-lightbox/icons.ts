import { html, type TemplateResult } from 'lit';

/** A line drawing on a 24 × 24 grid, for those who see it. */
export const icon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** Line drawings of the viewer. */
export const icons = {
  close: icon('M6 6l12 12M18 6L6 18'),
  previous: icon('M15 5l-7 7 7 7'),
  next: icon('M9 5l7 7-7 7'),
  zoomIn: icon('M16 16l4.5 4.5M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM8 11h6M11 8v6'),
  zoomOut: icon('M16 16l4.5 4.5M17.5 11a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0zM8 11h6'),
};
