import { html, nothing, type TemplateResult } from 'lit';
import type { ListState } from '../controllers/list-controller.ts';
import { plainText } from '../internal/plain-text.ts';

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
  // Less than none are none.
  return Array.from(
    { length: missing },
    () => html`<li aria-hidden="true"><span class="frame skeleton" part="skeleton"></span>${below}</li>`,
  );
}

/**
 * Says what is the matter when there is nothing to see, or not all, in a page's own words (the slots `empty` and `error`)
 * or in ours; a live region, so that it is heard as well. It stands right behind the list it speaks of.
 *
 * @param texts What is said when there is nothing, when it failed, and on the button that tries again.
 */
export function notice(
  view: Failure,
  texts: { empty?: string; failed: string; again: string },
): TemplateResult {
  return html`<div class="status" part="status" role="status">${said(view, texts)}</div>`;
}

function said(
  { state, error, retry }: Failure,
  { empty, failed, again }: Parameters<typeof notice>[1],
): unknown {
  if (state === 'empty') return html`<slot name="empty"><p dir="auto">${empty}</p></slot>`;
  if (state !== 'error') return nothing;
  const tryAgain = ({ target }: Event) => {
    // The button goes; the focus stays near.
    const list = (target as Element).closest('.status')?.previousElementSibling;
    (list?.querySelector<HTMLElement>('[tabindex]') ?? (list as HTMLElement | null))?.focus();
    retry();
  };
  const reason = plainText((error as Error | undefined)?.message);
  return html`<slot name="error"
      ><p dir="auto">${failed} <small dir="auto" lang="en">${reason}</small></p></slot
    >
    <button class="action" part="button" @click=${tryAgain}>${again}</button>`;
}
