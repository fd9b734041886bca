import { IMAGE_SORTS, MAX_CATEGORY, MAX_TAG } from '../../contract/limits.ts';
import type { ImageSort } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { COLLECT_CONTROLS, CONTROL_BOUND } from '../../controllers/query-field.ts';
import type { QueryName } from '../../controllers/visitor-query.ts';
import { recordChoice } from '../../controllers/visitor-query.ts';
import { writeHistory } from '../../internal/history-state.ts';
import { parseLimit } from '../../internal/parse-limit.ts';
import { MAX_WORDS } from './max-words.ts';
import { unclobbered } from '../../internal/unclobbered.ts';
import { withoutPrototype } from '../../internal/without-prototype.ts';

type Name = QueryName | 'page';

// Types alone are imported: the code of controls comes when one is shown.
const BOUND: typeof CONTROL_BOUND = 'pix-control-bound';
const COLLECT: typeof COLLECT_CONTROLS = 'pix-collect-controls';

/** What of a gallery is kept in the URL, and what says which of it visitors can change. */
type Synced = LinkedGallery & { controls?: string | undefined; paging?: string | undefined };

/** The words of `controls` that show a control for a part of the query. */
const WORDS: Record<QueryName, string> = { q: 'search', sort: 'sort', category: 'category', tag: 'tags' };

/** Parts that decide which pictures are listed. */
const FILTERS = new Set<Name>(['q', 'category', 'tag']);

const text = (longest: number) => (value: string) => ([...value].length <= longest ? value : undefined);

/** How each part is read; `undefined` where a URL says what cannot be. */
const PARTS = {
  q: text(MAX_WORDS),
  category: text(MAX_CATEGORY),
  tag: text(MAX_TAG),
  sort: (value) => (IMAGE_SORTS.includes(value as ImageSort) ? value : undefined),
  page: (value) => parseLimit(value)?.toString(),
} satisfies Record<Name, (value: string) => string | undefined>;

const NAMES = Object.keys(PARTS) as Name[];

/** A query as a URL has it; parts that are absent stand for what the page's author set. */
type Query = Map<Name, string>;

const DEFAULTS: Query = new Map([
  ['sort', IMAGE_SORTS[0]],
  ['page', '1'],
]);

/** What the page's author set, before any address was read: a gallery may leave its document and come back. */
const STARTS = new WeakMap<Synced, Query>();

/**
 * Keeps a gallery's query in the page's URL, for links, reload, Back and Forward. What the URL says is set at once; what
 * visitors choose is written, one entry of the history each, and one for a search that is being typed. Other parameters,
 * the hash and the state of the history stay as they are.
 *
 * Whoever writes a link is not whoever wrote the page: the URL changes a part only while a control for it is shown, and
 * never a filter that the page's author has set.
 *
 * @param prefix Stands before the names of the parameters, for pages with names or galleries of their own.
 * @param signal Ends it; the URL stays.
 */
export function syncUrl(gallery: Synced, prefix: string, signal: AbortSignal): void {
  const start = STARTS.get(gallery) ?? queryOf(gallery);
  STARTS.set(gallery, start);
  const open = () => openNames(gallery, start);
  let known = readUrl(prefix, open());
  let typing = false;
  const set = (query: Query) => {
    known = query;
    for (const name of open()) {
      const value = query.get(name) ?? start.get(name);
      if (name !== 'page') recordChoice(gallery, name, value);
      assign(gallery, name, value);
    }
  };
  const write = () => {
    const names = open();
    const current = queryOf(gallery);
    const query: Query = new Map();
    for (const name of names) {
      const value = current.get(name) ?? '';
      if (value !== start.get(name)) query.set(name, value);
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
  const typed = () => queueMicrotask(() => (typing = false));
  if (known.size) set(known);
  // Before any listener can stop it, and after all have been asked whether the visitor may.
  const page = unclobbered(document);
  page.addEventListener(
    'pix-change',
    () => queueMicrotask(write),
    withoutPrototype({ capture: true, signal }),
  );
  page.addEventListener('focusout', typed, withoutPrototype({ signal }));
  page.addEventListener('keydown', (event) => event.key === 'Enter' && typed(), withoutPrototype({ signal }));
  const follow = () => {
    const query = readUrl(prefix, open());
    // The entry may be another one for reasons of its own: a hash, a viewer that was closed.
    if (NAMES.filter((name) => query.get(name) !== known.get(name)).length) set(query);
    typing = false;
  };
  addEventListener('popstate', follow, withoutPrototype({ signal }));
  // A control that stands elsewhere on the page may come after its gallery.
  gallery.addEventListener(BOUND, follow, withoutPrototype({ signal }));
}

/** The parts of a gallery's query that its visitors can change, and so a link. */
function openNames(gallery: Synced, start: Query): Name[] {
  const { controls = '', paging } = gallery;
  const words = controls.split(/\s+/);
  const bound: QueryName[] = [];
  gallery.dispatchEvent(new CustomEvent(COLLECT, { detail: bound }));
  return NAMES.filter((name) => {
    if (name === 'page') return paging === 'pages';
    if (FILTERS.has(name) && start.get(name)) return false;
    return words.includes(WORDS[name]) || bound.includes(name);
  });
}

/** A gallery's query, with every part. */
function queryOf(gallery: Synced): Query {
  return new Map(NAMES.map((name) => [name, String(gallery[name] ?? DEFAULTS.get(name) ?? '')]));
}

function assign(gallery: Synced, name: Name, value = ''): void {
  Object.assign(gallery, { [name]: name === 'page' ? Number(value) : value || undefined });
}

/** What the URL says of these parts, as far as it can be. */
function readUrl(prefix: string, names: Name[]): Query {
  const params = new URLSearchParams(location.search);
  return new Map(
    names.flatMap((name) => {
      const said = params.get(prefix + name);
      const value = said === null ? undefined : PARTS[name](said);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The page's URL with this query instead of what it says of these parts. */
function withQuery(query: Query, prefix: string, names: Name[]): URL {
  const url = new URL(location.href);
  const own = new Set(names.map((name) => prefix + name));
  // Parameters of the page keep the form they have.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !own.has([...new URLSearchParams(pair).keys()][0] ?? ''));
  const said = new URLSearchParams([...query].map(([name, value]) => [prefix + name, value])).toString();
  url.search = [...others, said].filter(Boolean).join('&');
  return url;
}
