import { html, nothing, type TemplateResult } from 'lit';
import type { ListState } from '../controllers/list-controller.ts';
import { focusList } from '../internal/focus-list.ts';
import { lazy } from '../internal/lazy.ts';
import type { StatusOptions } from './list-status.ts';
import { range } from '../internal/range.ts';

/** State of a list that decides about skeletons. */
interface ListView {
  state: ListState;
  items: readonly unknown[];
  expected: number;
}

/** State of a list that decides about its status message. */
interface Failure {
  state: ListState;
  error: unknown;
  retry: () => void;
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

/** Time in ms that a status message waits for its code. */
const STATUS_TIMEOUT_MS = 2000;

/** Loads the code of status messages at the first call. */
export const statusCode = (host: { requestUpdate: () => void }): StatusOptions['code'] =>
  lazy(() => import('./list-status.ts'), host, STATUS_TIMEOUT_MS);

/**
 * Renders the status message of an empty or failed list, or the page's own content (slots `empty` and `error`). The element
 * is a live region, so it is always rendered.
 *
 * @param filtered Whether the list has a filter.
 */
export function notice(view: Failure, options: StatusOptions, filtered?: unknown): TemplateResult {
  return html`<div class="status" part="status" role="status">
    ${statusContent(view, options, filtered)}
  </div>`;
}

function statusContent({ state, error, retry }: Failure, options: StatusOptions, filtered: unknown): unknown {
  const { texts, empty, failed, code } = options;
  const { t } = texts;
  const isError = state === 'error';
  if (!isError && state !== 'empty') return nothing;
  const more = isError || filtered ? code() : null;
  if (more === undefined) return nothing;
  if (!isError)
    return html`<slot name="empty">${more?.noMatches(options) ?? html`<p dir="auto">${empty}</p>`}</slot>`;
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
    more?.failure(error, options, button) ??
    html`<slot name="error"><p dir="auto">${failed} ${t('checkConnection')}</p></slot>${button}`
  );
}
