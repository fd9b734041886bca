import { html, nothing, type TemplateResult } from 'lit';
import type { LinkedGallery } from '../controllers/gallery-link.ts';
import type { LocalizeController } from '../controllers/localize-controller.ts';
import { visitorFilters, type VisitorFilter } from '../controllers/visitor-query.ts';
import { adoptStyles } from '../internal/adopt-styles.ts';
import { emit } from '../internal/custom-element.ts';
import { focusList, type StatusHost, type StatusProps, type StatusTexts } from './status.ts';
import { plainText } from '../internal/untrusted.ts';
import { statusTexts } from '../locales/status.ts';
import { actionStyles } from './action.styles.ts';
import { icons, iconStyles } from '../internal/icons.ts';
import { statusStyles } from './list-status.styles.ts';

/** Texts of this module, in addition to those of every status message. */
type Texts = LocalizeController<keyof typeof statusTexts | 'checkConnection'>;

/** Time in ms within which screen readers announce a message once, however many elements show it. */
const REPEAT_MS = 10_000;

/** HTTP statuses of content that does not exist, where another attempt cannot help. */
const MISSING = [404, 410];

/** HTTP statuses of content that this visitor cannot access. */
const GONE = [401, 403, ...MISSING];

const statusOf = (error: unknown): number => ({ ...(error as { status?: number } | null) }).status ?? 0;

/**
 * Adds styles and texts of the detailed message to an element, and logs a failure to the console.
 *
 * @returns A function that renders the message, with the button that retries; `null` if there is nothing to add.
 */
export function prepareMessage(
  host: StatusHost,
  texts: StatusTexts,
  { list: { state, error }, failed }: StatusProps,
): ((button: TemplateResult) => TemplateResult) | null {
  const isError = state === 'error';
  const filters = isError ? [] : visitorFilters(host as Partial<LinkedGallery>);
  if (!isError && !filters.length) return null;
  adoptStyles(host, iconStyles);
  adoptStyles(host, actionStyles);
  adoptStyles(host, statusStyles);
  const own = texts.extend(statusTexts);
  if (!isError) return () => noMatches(host, own, filters);
  const advice = own.t(adviceFor(error));
  const isRepeated = report(host, error, `${failed} ${advice}`);
  const isMissing = MISSING.includes(statusOf(error));
  return (button) => failure({ failed, advice, isRepeated }, isMissing ? nothing : button);
}

/** Renders the message that nothing matches the visitor's filters, with a button that clears them. */
function noMatches(host: StatusHost, texts: Texts, filters: readonly VisitorFilter[]): TemplateResult {
  const quoted = filters.map(({ value }) => texts.t('quoted', { text: isolate(value) }));
  const query = new Intl.ListFormat(texts.lang, { type: 'conjunction' }).format(quoted);
  return html`${icons.search}
    <p dir="auto" .textContent=${texts.t('noMatches', { query })}></p>
    <button class="action" part="button" @click=${({ target }: Event) => clearFilters(host, filters, target)}>
      ${texts.t('clearFilters')}
    </button>`;
}

/** Content of an error message. */
interface FailureMessage {
  /** Text that names what could not be loaded. */
  failed: string;
  /** Text with advice for the visitor. */
  advice: string;
  /** Whether another element has just shown the same message. */
  isRepeated: boolean;
}

/** Renders an error message with advice. */
function failure(
  { failed, advice, isRepeated }: FailureMessage,
  button: TemplateResult | typeof nothing,
): TemplateResult {
  return html`<div class="failure" aria-live=${isRepeated ? 'off' : nothing}>
    <slot name="error"
      >${icons.failure}
      <p dir="auto"><span .textContent=${failed}></span> <small .textContent=${advice}></small></p></slot
    >${button}
  </div>`;
}

/** Isolates text in its own direction (bidirectional isolation). */
const isolate = (text: string): string => `\u2068${plainText(text)}\u2069`;

/** Moves the focus from a button that is about to be removed: to the list, then to its first tile or to the button of another message. */
export function followFocus(host: StatusHost, button: EventTarget | null): void {
  focusList(button);
  const { shadowRoot } = host;
  const list = shadowRoot?.activeElement;
  const controller = {
    hostUpdated() {
      const hasFocus = list && shadowRoot?.activeElement === list;
      const next = shadowRoot?.querySelector<HTMLElement>(
        ':is(.tiles [data-index], .tiles .card, .status button)',
      );
      if (hasFocus && !next) return;
      host.removeController(controller);
      if (hasFocus) next?.focus();
    },
  };
  host.addController(controller);
}

/** Resets the visitor's filters to the values that the page has set, as the controls do. */
function clearFilters(host: StatusHost, filters: readonly VisitorFilter[], button: EventTarget | null): void {
  const query = Object.fromEntries(filters.map(({ name, pageValue: start }) => [name, start]));
  if (!emit(host, 'pix-change', { query }, true)) return;
  followFocus(host, button);
  Object.assign(host, query, { page: 1 });
}

/** Whether an error is that of `fetch()` without a connection, as browsers word it. */
const isConnectionError = (error: TypeError): boolean => /fetch|network|load failed/i.test(error.message);

/** What a source must have, for the author of a page whose own source fails by a mistake. */
const SOURCE_HINT =
  'The source of a list has images.list(), which resolves with { data, pagination }; sourceOf() makes one of records.';

/** Key of the advice for an error. */
function adviceFor(error: unknown) {
  const status = statusOf(error);
  const { code = '' } = { ...(error as { code?: string } | null) };
  const isLost = error instanceof TypeError ? isConnectionError(error) : /^(network|timeout)$/.test(code);
  if (isLost || !navigator.onLine) return 'checkConnection';
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
 * Logs the reason for a failure to the console: once for each reason on a page, and at most once for each element.
 *
 * @returns Whether another element has just shown the same message, which screen readers should not announce again.
 */
function report(host: Element, error: unknown, message: string): boolean {
  const known = lastFailures.get(host);
  if (known?.error === error && known) return known.isRepeated;
  const reason = error instanceof Error ? error.message : message;
  if (!known && !logged.has(reason)) {
    logged.add(reason);
    const hints = error instanceof TypeError && !isConnectionError(error) ? [SOURCE_HINT] : [];
    console.warn(`Pix: ${message}`, error, ...hints);
  }
  const time = performance.now();
  const isRepeated = !known && time - (shownAt.get(message) ?? -REPEAT_MS) < REPEAT_MS;
  shownAt.set(message, time);
  lastFailures.set(host, { error, isRepeated });
  return isRepeated;
}
