import { html, nothing, type TemplateResult } from 'lit';
import type { ListState } from '../controllers/state-controller.ts';
import { range } from '../internal/range.ts';

/** State of a list that determines its skeletons. */
interface ListView {
  state: ListState;
  items: readonly unknown[];
  expected: number;
}

/** Keeps a shrink-to-fit parent open: see `.strut` in `list.styles.ts`. */
export const strut = html`<svg class="strut" aria-hidden="true"></svg>`;

/** Synchronizes the skeleton animations of all lists on a page. */
export const synchronizePulse = ({ currentTarget }: Event): void => {
  for (const pulse of (currentTarget as Element).getAnimations()) pulse.startTime = 0;
};

/**
 * Renders skeletons for records that have not loaded, in their final size; at most 500.
 *
 * @param below Content below each skeleton.
 */
export function skeleton({ state, expected, items }: ListView, below: unknown = nothing): TemplateResult[] {
  const missing = state === 'loading' ? Math.min(expected - items.length, 500) : 0;
  return range(1, missing).map(
    () => html`<li aria-hidden="true"><span class="frame skeleton" part="skeleton"></span>${below}</li>`,
  );
}
