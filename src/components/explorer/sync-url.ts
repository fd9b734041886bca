import { IMAGE_SORTS, MAX_CATEGORY, MAX_TAG } from '../../contract/limits.ts';
import type { ImageSort, ListImagesQuery } from '../../contract/models.ts';
import { parseLimit } from '../../internal/parse-limit.ts';
import { MAX_WORDS } from './max-words.ts';

type Name = 'q' | 'category' | 'tag' | 'sort' | 'page';

/** What of a gallery is kept in the URL. */
type Synced = HTMLElement & Pick<ListImagesQuery, Name>;

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
 * @param prefix Stands before the names of the parameters, for pages with names or galleries of their own.
 * @param signal Ends it; the URL stays.
 */
export function syncUrl(gallery: Synced, prefix: string, signal: AbortSignal): void {
  const start = STARTS.get(gallery) ?? queryOf(gallery);
  STARTS.set(gallery, start);
  let known = readUrl(prefix);
  let typing = false;
  const set = (query: Query) => {
    known = query;
    for (const name of NAMES) assign(gallery, name, query.get(name) ?? start.get(name));
  };
  const write = () => {
    const query = new Map([...queryOf(gallery)].filter(([name, value]) => value !== start.get(name)));
    const changed = NAMES.filter((name) => query.get(name) !== known.get(name));
    if (!changed.length) return;
    known = query;
    save(withQuery(query, prefix), typing && changed.includes('q'));
    typing = changed.includes('q');
  };
  const typed = () => queueMicrotask(() => (typing = false));
  if (known.size) set(known);
  // Before any listener can stop it, and after all have been asked whether the visitor may.
  document.addEventListener('pix-change', () => queueMicrotask(write), { capture: true, signal });
  document.addEventListener('focusout', typed, { signal });
  document.addEventListener('keydown', (event) => event.key === 'Enter' && typed(), { signal });
  const follow = () => {
    const query = readUrl(prefix);
    // The entry may be another one for reasons of its own: a hash, a viewer that was closed.
    if (NAMES.some((name) => query.get(name) !== known.get(name))) set(query);
    typing = false;
  };
  addEventListener('popstate', follow, { signal });
}

/** A gallery's query, with every part. */
function queryOf(gallery: Synced): Query {
  return new Map(NAMES.map((name) => [name, String(gallery[name] ?? DEFAULTS.get(name) ?? '')]));
}

function assign(gallery: Synced, name: Name, value = ''): void {
  Object.assign(gallery, { [name]: name === 'page' ? Number(value) : value || undefined });
}

/** What the URL says, as far as it can be. */
function readUrl(prefix: string): Query {
  const params = new URLSearchParams(location.search);
  return new Map(
    NAMES.flatMap((name) => {
      const said = params.get(prefix + name);
      const value = said === null ? undefined : PARTS[name](said);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The page's URL with this query instead of its own. */
function withQuery(query: Query, prefix: string): URL {
  const url = new URL(location.href);
  const names = new Set(NAMES.map((name) => prefix + name));
  // Parameters of the page keep the form they have.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !names.has([...new URLSearchParams(pair).keys()][0] ?? ''));
  const own = new URLSearchParams([...query].map(([name, value]) => [prefix + name, value])).toString();
  url.search = [...others, own].filter(Boolean).join('&');
  return url;
}

/** Frames without an origin have no history to write; browsers may also refuse what comes too often. */
function save(url: URL, replace: boolean): void {
  try {
    if (replace) history.replaceState(history.state, '', url);
    else history.pushState(history.state, '', url);
  } catch {
    // The gallery shows what was asked for all the same.
  }
}
