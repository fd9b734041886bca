import { html, nothing, type TemplateResult } from 'lit';
import type { ListController } from '../controllers/list-controller.ts';

/** Keeps a shrink-to-fit parent open: see `.strut` in `list.styles.ts`. */
export const strut = html`<svg class="strut" aria-hidden="true"></svg>`;

/** Boxes where records are still to come, at the geometry they will have; never more than 500, whatever a server says. */
export function skeleton({ state, expected, items }: ListController<{ id: number }>): TemplateResult[] {
  const missing = state === 'loading' ? Math.min(expected - items.length, 500) : 0;
  return Array.from(
    { length: Math.max(0, missing) },
    () => html`<li aria-hidden="true"><span class="frame skeleton"></span></li>`,
  );
}

/**
 * Says what is the matter when there is nothing to see, or not all; a live region, so that it is heard as well.
 *
 * @param what What the list holds, in the plural.
 */
export function status(list: ListController<{ id: number }>, what: string): TemplateResult {
  return html`<div class="status" part="status" role="status">${message(list, what)}</div>`;
}

function message(list: ListController<{ id: number }>, what: string): unknown {
  if (list.state === 'empty') return html`<p>There are no ${what} here yet.</p>`;
  if (list.state !== 'error') return nothing;
  return html`<p>
      The ${what} could not be loaded. <small>${(list.error as Error | undefined)?.message}</small>
    </p>
    <button class="action" part="button" @click=${() => list.retry()}>Try again</button>`;
}
