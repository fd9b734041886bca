import { FILTER_VALUES, IMAGE_SORTS } from '../../contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../contract/image-filters.ts';
import { MAX_CATEGORY, MAX_TAG } from '../../contract/limits.ts';
import type { ImageFilter } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { COLLECT_CONTROLS, CONTROL_BOUND } from '../../controllers/query-field.ts';
import { CONTROL_FILTERS, MAX_SEARCH_LENGTH, recordChoice } from '../../controllers/visitor-query.ts';
import { onEntryChange } from '../../internal/entry-change.ts';
import { writeHistory } from '../../internal/history-state.ts';
import { parseLimit } from '../../internal/numbers.ts';
import { controlsIn } from './toolbar.ts';
import { unclobbered } from '../../internal/documents.ts';
import { withoutPrototype } from '../../internal/altered-globals.ts';

type Name = ImageFilter | 'page';

// Only types are imported: the code of controls loads when one is shown.
const BOUND: typeof CONTROL_BOUND = 'pix-control-bound';
const COLLECT: typeof COLLECT_CONTROLS = 'pix-collect-controls';

/** A gallery whose query is synced with the URL. */
type Synced = LinkedGallery & { controls?: string | undefined; paging?: string | undefined };

/** Maximum lengths of texts that are not search words. */
const MAX_LENGTHS: Partial<Record<Name, number>> = withoutPrototype({ category: MAX_CATEGORY, tag: MAX_TAG });

/** Values of enumerations. */
const VALUES: Partial<Record<Name, readonly string[]>> = withoutPrototype(FILTER_VALUES);

/** Parses the value of a parameter in the URL; `undefined` if it is invalid. */
function parse(name: Name, value: string): string | undefined {
  if (name === 'page') return parseLimit(value)?.toString();
  const isValid =
    VALUES[name]?.includes(value) ?? [...value].length <= (MAX_LENGTHS[name] ?? MAX_SEARCH_LENGTH);
  return isValid ? value : undefined;
}

const NAMES: readonly Name[] = [...IMAGE_FILTERS, 'page'];

/** A query as the URL holds it; an absent parameter has the value that the page has set. */
type Query = Map<Name, string>;

const DEFAULTS: Query = new Map([
  ['sort', IMAGE_SORTS[0]],
  ['page', '1'],
]);

/** Initial queries, as set by the page; kept for galleries that are removed and inserted again. */
const INITIAL_QUERIES = new WeakMap<Synced, Query>();

/**
 * Syncs a gallery's query with the page's URL, for links, reload, Back and Forward. The query in the URL is applied at once.
 * Each choice of a visitor adds a history entry; a search that is being typed adds one entry in all. Other parameters, the
 * fragment and `history.state` are kept.
 *
 * Links come from untrusted authors: the URL sets a parameter only if a control for it is shown, and never overrides a filter
 * that the page has set.
 *
 * @param prefix Prefix of the parameter names, for pages with parameters of the same names or with several galleries.
 * @param signal Stops syncing when aborted; the URL stays as it is.
 */
export function syncUrl(gallery: Synced, prefix: string, signal: AbortSignal): void {
  const initial = INITIAL_QUERIES.get(gallery) ?? queryOf(gallery);
  INITIAL_QUERIES.set(gallery, initial);
  const linkableNames = () => findLinkableNames(gallery, initial);
  let known = readUrl(prefix, linkableNames());
  let typing = false;
  const set = (query: Query) => {
    known = query;
    for (const name of linkableNames()) {
      const value = query.get(name) ?? initial.get(name);
      if (name !== 'page') recordChoice(gallery, name, value);
      assign(gallery, name, value);
    }
  };
  const write = () => {
    const names = linkableNames();
    const current = queryOf(gallery);
    const query: Query = new Map();
    for (const name of names) {
      const value = current.get(name) ?? '';
      if (value !== initial.get(name)) query.set(name, value);
    }
    const changed = names.filter((name) => query.get(name) !== known.get(name));
    if (!changed.length) return;
    known = query;
    writeHistory(
      typing && changed.includes('q') ? 'replaceState' : 'pushState',
      {},
      withQuery(query, prefix, names),
    );
    typing = changed.includes('q');
  };
  const endTyping = () => queueMicrotask(() => (typing = false));
  if (known.size) set(known);
  // Captured, so that no listener can stop it; the microtask runs after all listeners, any of which may cancel the event.
  const page = unclobbered(document);
  page.addEventListener(
    'pix-change',
    () => queueMicrotask(write),
    withoutPrototype({ capture: true, signal }),
  );
  page.addEventListener('focusout', endTyping, withoutPrototype({ signal }));
  page.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && endTyping(),
    withoutPrototype({ signal }),
  );
  const readNewUrl = () => {
    const query = readUrl(prefix, linkableNames());
    // Other navigation, such as to a fragment or out of the viewer, leaves the query unchanged.
    if (!NAMES.filter((name) => query.get(name) !== known.get(name)).length) return;
    set(query);
    typing = false;
  };
  addEventListener('popstate', readNewUrl, withoutPrototype({ signal }));
  // Not at each entry: browsers refuse to change URLs in some frames, and the query stays then.
  onEntryChange(() => location.search, readNewUrl, signal);
  // A control elsewhere on the page may connect after its gallery.
  gallery.addEventListener(BOUND, readNewUrl, withoutPrototype({ signal }));
}

/** Finds the parameters that visitors, and therefore links, can change. */
function findLinkableNames(gallery: Synced, initial: Query): Name[] {
  const { controls = '', paging } = gallery;
  const bound: ImageFilter[] = controlsIn(controls).flatMap((name) => CONTROL_FILTERS[name] ?? []);
  gallery.dispatchEvent(new CustomEvent(COLLECT, { detail: bound }));
  return NAMES.filter((name) => {
    if (name === 'page') return paging === 'pages';
    if (name !== 'sort' && initial.get(name)) return false;
    return bound.includes(name);
  });
}

/** A gallery's query, with all parameters. */
function queryOf(gallery: Synced): Query {
  return new Map(NAMES.map((name) => [name, String(gallery[name] ?? DEFAULTS.get(name) ?? '')]));
}

function assign(gallery: Synced, name: Name, value = ''): void {
  Object.assign(gallery, { [name]: name === 'page' ? Number(value) : value || undefined });
}

/** Reads the valid values of the named parameters from the URL. */
function readUrl(prefix: string, names: Name[]): Query {
  const params = new URLSearchParams(location.search);
  return new Map(
    names.flatMap((name) => {
      const text = params.get(prefix + name);
      const value = text === null ? undefined : parse(name, text);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The page's URL with a query in place of the named parameters. */
function withQuery(query: Query, prefix: string, names: Name[]): URL {
  const url = new URL(location.href);
  const own = new Set(names.map((name) => prefix + name));
  // Other parameters keep their exact encoding.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !own.has([...new URLSearchParams(pair).keys()][0] ?? ''));
  const synced = new URLSearchParams([...query].map(([name, value]) => [prefix + name, value])).toString();
  url.search = [...others, synced].filter(Boolean).join('&');
  return url;
}
