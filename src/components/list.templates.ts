import { html, nothing, type TemplateResult } from 'lit';
import type { ListState } from '../controllers/list-controller.ts';

/** What a list shows of itself. */
interface ListView {
  state: ListState;
  items: readonly unknown[];
  expected: number;
}

/** Something that failed and can be tried again. */
interface Failure {
  state: ListState;
  error: unknown;
  retry: () => void;
}

/** Keeps a shrink-to-fit parent open: see `.strut` in `list.styles.ts`. */
export const strut = html`<svg class="strut" aria-hidden="true"></svg>`;

/**
 * Boxes where records are still to come, at the geometry they will have; never more than 500, whatever a server says.
 *
 * @param below What stands below each box.
 */
export function skeleton({ state, expected, items }: ListView, below: unknown = nothing): TemplateResult[] {
  const missing = state === 'loading' ? Math.min(expected - items.length, 500) : 0;
  return Array.from(
    { length: Math.max(0, missing) },
    () => html`<li aria-hidden="true"><span class="frame skeleton"></span>${below}</li>`,
  );
}

/**
 * Says what is the matter when there is nothing to see, or not all; a live region, so that it is heard as well.
 * It stands right behind the list it speaks of.
 *
 * @param what What should be there: "pictures".
 */
export function status(view: Failure, what: string): TemplateResult {
  return html`<div class="status" part="status" role="status">${message(view, what)}</div>`;
}

function message({ state, error, retry }: Failure, what: string): unknown {
  if (state === 'empty') return html`<p>There are no ${what} here yet.</p>`;
  if (state !== 'error') return nothing;
  const again = ({ target }: Event) => {
    // The button goes; the focus stays near.
    ((target as Element).parentElement?.previousElementSibling as HTMLElement | null)?.focus();
    retry();
  };
  return html`<p>The ${what} could not be loaded. <small>${(error as Error | undefined)?.message}</small></p>
    <button class="action" part="button" @click=${again}>Try again</button>`;
}
