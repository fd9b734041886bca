import { svg, html, type TemplateResult } from 'lit';

const icon = (shape: TemplateResult): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;

/** A magnifying glass. */
export const magnifier = icon(svg`<circle cx="11" cy="11" r="6.5"></circle><path d="m16 16 4.5 4.5"></path>`);

/** A cross: away with it. */
export const cross = icon(svg`<path d="m7 7 10 10M17 7 7 17"></path>`);

/** An arrow down: there is more. */
export const chevron = icon(svg`<path d="m7 10 5 5 5-5"></path>`);

/** A tick: chosen. */
export const tick = icon(svg`<path d="m5 12.5 4.5 4.5L19 7.5"></path>`);
