import { html, type TemplateResult } from 'lit';

const icon = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

/** A magnifying glass. */
export const magnifier = icon('m16 16 4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z');

/** A cross: away with it. */
export const cross = icon('m7 7 10 10M17 7 7 17');

/** An arrow down: there is more. */
export const chevron = icon('m7 10 5 5 5-5');

/** A tick: chosen. */
export const tick = icon('m5 12.5 4.5 4.5L19 7.5');
