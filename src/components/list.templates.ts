import { html } from 'lit';

/** Keeps a shrink-to-fit parent open: see `.strut` in `list.styles.ts`. */
export const strut = html`<svg class="strut" aria-hidden="true"></svg>`;
