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

/** What a list says when there is nothing to show. */
export interface StatusWords {
  host: HTMLElement;
  texts: LocalizeController<'tryAgain' | 'checkConnection'>;
  /** What is said of an empty list, and of one that could not be loaded. */
  empty?: string;
  failed: string;
  /** This module, `null` where it cannot be had, `undefined` while it is on its way. */
  code: () => StatusCode | null | undefined;
}

/** What this module does. */
interface StatusCode {
  noMatches: typeof noMatches;
  failure: typeof failure;
}

/** Milliseconds in which a sentence is spoken once, however many elements show it. */
const SPOKEN_MS = 10_000;

/** HTTP statuses that say that there is nothing for this visitor. */
const GONE = [401, 403, 404, 410];

/** Says that nothing matches what a visitor looks for, with a button that ends the search; `undefined` if they look for nothing. */
export function noMatches(words: StatusWords): TemplateResult | undefined {
  const { host } = words;
  const filters = visitorFilters(host as Partial<LinkedGallery>);
  if (!filters.length) return undefined;
  const texts = prepare(words);
  const quoted = filters.map(({ value }) => texts.t('quoted', { text: isolated(value) }));
  const query = new Intl.ListFormat(texts.lang, { type: 'conjunction' }).format(quoted);
  return html`${icons.search}
    <p dir="auto" .textContent=${texts.t('noMatches', { query })}></p>
    <button class="action" part="button" @click=${({ target }: Event) => clear(host, filters, target)}>
      ${texts.t('clearFilters')}
    </button>`;
}

/** Says what failed and what can be done about it; the reason goes to the console. */
export function failure(error: unknown, words: StatusWords, button: TemplateResult): TemplateResult {
  const texts = prepare(words);
  const { host, failed } = words;
  const advice = texts.t(adviceFor(error));
  const isRepeated = report(host, error, `${failed} ${advice}`);
  return html`<div class="failure" aria-live=${isRepeated ? 'off' : nothing}>
    <slot name="error"
      >${icons.failure}
      <p dir="auto"><span .textContent=${failed}></span> <small .textContent=${advice}></small></p></slot
    >${button}
  </div>`;
}

function prepare({ host, texts }: StatusWords) {
  adoptStyles(host, iconStyles);
  adoptStyles(host, statusStyles);
  return texts.extend(statusTexts);
}

/** What strangers type keeps its own direction. */
const isolated = (text: string): string => `\u2068${plainText(text)}\u2069`;

/** Sets what a visitor changed back to what the page had set, as their controls would. */
function clear(host: HTMLElement, filters: readonly VisitorFilter[], button: EventTarget | null): void {
  const query = Object.fromEntries(filters.map(({ name, pageValue: start }) => [name, start]));
  if (!emit(host, 'pix-change', { query }, true)) return;
  focusList(button);
  Object.assign(host, query, { page: 1 });
}

/** Name of the text that says what a visitor can do. */
function adviceFor(error: unknown) {
  const { status = 0, code = '' } = { ...(error as { status?: number; code?: string } | null) };
  const isOffline = !navigator.onLine || error instanceof TypeError || /^(network|timeout)$/.test(code);
  if (isOffline) return 'checkConnection';
  if (status === 429) return 'tooManyRequests';
  return GONE.includes(status) ? 'contentGone' : 'serviceTrouble';
}

/** Reasons that are in the console. */
const logged = new Set<string>();

/** The last failure of each element, and whether another one was saying the same then. */
const told = new WeakMap<Element, { error: unknown; isRepeated: boolean }>();

/** When each sentence was said last, in milliseconds. */
const said = new Map<string, number>();

/**
 * Puts the reason of a failure into the console: one line for each reason on a page, and at most one for each element.
 *
 * @returns Whether another element has just said the same: pages with many galleries are not to be read out many times.
 */
function report(host: Element, error: unknown, sentence: string): boolean {
  const known = told.get(host);
  if (known?.error === error && known) return known.isRepeated;
  const reason = error instanceof Error ? error.message : sentence;
  if (!known && !logged.has(reason)) {
    logged.add(reason);
    console.warn(`Pix: ${sentence}`, error);
  }
  const time = performance.now();
  const isRepeated = !known && time - (said.get(sentence) ?? -SPOKEN_MS) < SPOKEN_MS;
  said.set(sentence, time);
  told.set(host, { error, isRepeated });
  return isRepeated;
}
