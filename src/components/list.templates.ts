import { html, nothing, type TemplateResult } from 'lit';
import type { ListState } from '../controllers/list-controller.ts';
import { focusList } from '../internal/focus-list.ts';
import { lazy } from '../internal/lazy.ts';
import type { StatusWords } from './list-status.ts';
import { range } from '../internal/range.ts';

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

/** Lets the grey boxes of all lists on a page pulse in step, whenever each of them has come. */
export const pulseInStep = ({ currentTarget }: Event): void => {
  for (const pulse of (currentTarget as Element).getAnimations()) pulse.startTime = 0;
};

/**
 * Boxes where records are still to come, at the geometry they will have; never more than 500, whatever a server says.
 *
 * @param below What stands below each box.
 */
export function skeleton({ state, expected, items }: ListView, below: unknown = nothing): TemplateResult[] {
  const missing = state === 'loading' ? Math.min(expected - items.length, 500) : 0;
  return range(1, missing).map(
    () => html`<li aria-hidden="true"><span class="frame skeleton" part="skeleton"></span>${below}</li>`,
  );
}

/** Milliseconds that the words of a list wait for the code that tells why. */
const PATIENCE_MS = 2000;

/** Fetches the code that tells why there is nothing to show. */
export const statusCode = (host: { requestUpdate: () => void }): StatusWords['code'] =>
  lazy(() => import('./list-status.ts'), host, PATIENCE_MS);

/**
 * Says why there is nothing to see, or not all, in a page's own words (the slots `empty` and `error`) or in ours. It is a
 * live region, so its words are not replaced, and it stands right behind its list.
 *
 * @param filtered Whether something was looked for, so that there may be nothing but that.
 */
export function notice(view: Failure, words: StatusWords, filtered?: unknown): TemplateResult {
  return html`<div class="status" part="status" role="status">${said(view, words, filtered)}</div>`;
}

function said({ state, error, retry }: Failure, words: StatusWords, filtered: unknown): unknown {
  const { texts, empty, failed, code } = words;
  const { t } = texts;
  const isError = state === 'error';
  if (!isError && state !== 'empty') return nothing;
  const more = isError || filtered ? code() : null;
  if (more === undefined) return nothing;
  if (!isError)
    return html`<slot name="empty">${more?.noMatches(words) ?? html`<p dir="auto">${empty}</p>`}</slot>`;
  const button = html`<button
    class="action"
    part="button"
    @click=${({ target }: Event) => {
      focusList(target);
      retry();
    }}
  >
    ${t('tryAgain')}
  </button>`;
  return (
    more?.failure(error, words, button) ??
    html`<slot name="error"><p dir="auto">${failed} ${t('checkConnection')}</p></slot>${button}`
  );
}
