import { html, nothing, type TemplateResult } from 'lit';
import type { LinkedGallery } from '../controllers/gallery-link.ts';
import type { LocalizeController } from '../controllers/localize-controller.ts';
import { visitorFilters, type VisitorFilter } from '../controllers/visitor-query.ts';
import { adoptStyles } from '../internal/adopt-styles.ts';
import { emit } from '../internal/emit.ts';
import { focusList } from '../internal/focus-list.ts';
import { plainText } from '../internal/plain-text.ts';
import { statusTexts } from '../locales/status.ts';
import { iconStyles } from './icon.styles.ts';
import { icons } from './icon.ts';
import { statusStyles } from './list-status.styles.ts';

/** Texts and code for the status message of a list. */
export interface StatusOptions {
  host: HTMLElement;
  texts: LocalizeController<'tryAgain' | 'checkConnection'>;
  /** Message for an empty list. */
  empty?: string;
  /** Message for a list that could not be loaded. */
  failed: string;
  /** Returns this module; `undefined` while it is loading, `null` if it cannot be loaded. */
  code: () => StatusCode | null | undefined;
}

/** Exports of this module that templates use. */
interface StatusCode {
  noMatches: typeof noMatches;
  failure: typeof failure;
}

/** Time in ms within which screen readers hear a message once, however many elements show it. */
const REPEAT_MS = 10_000;

/** HTTP statuses of content that this visitor cannot access. */
const GONE = [401, 403, 404, 410];

/** Renders the message that nothing matches the visitor's filters, with a button that clears them; `undefined` without filters. */
export function noMatches(options: StatusOptions): TemplateResult | undefined {
  const { host } = options;
  const filters = visitorFilters(host as Partial<LinkedGallery>);
  if (!filters.length) return undefined;
  const texts = prepare(options);
  const quoted = filters.map(({ value }) => texts.t('quoted', { text: isolate(value) }));
  const query = new Intl.ListFormat(texts.lang, { type: 'conjunction' }).format(quoted);
  return html`${icons.search}
    <p dir="auto" .textContent=${texts.t('noMatches', { query })}></p>
    <button class="action" part="button" @click=${({ target }: Event) => clearFilters(host, filters, target)}>
      ${texts.t('clearFilters')}
    </button>`;
}

/** Renders an error message with advice; logs the reason to the console. */
export function failure(error: unknown, options: StatusOptions, button: TemplateResult): TemplateResult {
  const texts = prepare(options);
  const { host, failed } = options;
  const advice = texts.t(adviceFor(error));
  const isRepeated = report(host, error, `${failed} ${advice}`);
  return html`<div class="failure" aria-live=${isRepeated ? 'off' : nothing}>
    <slot name="error"
      >${icons.failure}
      <p dir="auto"><span .textContent=${failed}></span> <small .textContent=${advice}></small></p></slot
    >${button}
  </div>`;
}

function prepare({ host, texts }: StatusOptions) {
  adoptStyles(host, iconStyles);
  adoptStyles(host, statusStyles);
  return texts.extend(statusTexts);
}

/** Isolates text in its own direction (bidirectional isolation). */
const isolate = (text: string): string => `\u2068${plainText(text)}\u2069`;

/** Resets the visitor's filters to the values that the page has set, as the controls do. */
function clearFilters(
  host: HTMLElement,
  filters: readonly VisitorFilter[],
  button: EventTarget | null,
): void {
  const query = Object.fromEntries(filters.map(({ name, pageValue: start }) => [name, start]));
  if (!emit(host, 'pix-change', { query }, true)) return;
  focusList(button);
  Object.assign(host, query, { page: 1 });
}

/** Key of the advice for an error. */
function adviceFor(error: unknown) {
  const { status = 0, code = '' } = { ...(error as { status?: number; code?: string } | null) };
  const isOffline = !navigator.onLine || error instanceof TypeError || /^(network|timeout)$/.test(code);
  if (isOffline) return 'checkConnection';
  if (status === 429) return 'tooManyRequests';
  return GONE.includes(status) ? 'contentGone' : 'serviceTrouble';
}

/** Reasons that have been logged. */
const logged = new Set<string>();

/** Last failure of each element, and whether another element was showing the same message. */
const lastFailures = new WeakMap<Element, { error: unknown; isRepeated: boolean }>();

/** Time in ms at which each message was last shown. */
const shownAt = new Map<string, number>();

/**
 * Logs the reason of a failure to the console: once for each reason on a page, and at most once for each element.
 *
 * @returns Whether another element has just shown the same message, which screen readers should not hear again.
 */
function report(host: Element, error: unknown, message: string): boolean {
  const known = lastFailures.get(host);
  if (known?.error === error && known) return known.isRepeated;
  const reason = error instanceof Error ? error.message : message;
  if (!known && !logged.has(reason)) {
    logged.add(reason);
    console.warn(`Pix: ${message}`, error);
  }
  const time = performance.now();
  const isRepeated = !known && time - (shownAt.get(message) ?? -REPEAT_MS) < REPEAT_MS;
  shownAt.set(message, time);
  lastFailures.set(host, { error, isRepeated });
  return isRepeated;
}
