import { MAX_LIST_PAGES } from '../internal/untrusted.ts';
import { firstRequest, pageOffset } from './first-request.ts';
import { PagedList, type ListRequest } from './paged-list.ts';
import {
  countOf,
  deselect,
  follow,
  itemCount,
  isInRanges,
  itemsOf,
  NOTHING,
  positionAt,
  select,
  settle,
  shiftOf,
  type Range,
  type Section,
  type Selection,
} from './selection.ts';

/** Number of pages that load at the same time. */
const PARALLEL = 3;

/** The pages of a list, by the positions of their records in the service's list. */
export function sectionsOf<Item>(
  { pages }: Pick<PagedList<{ id: number }, Item>, 'pages'>,
  { page, limit, endless }: Pick<ListRequest<{ id: number }>, 'page' | 'limit' | 'endless'>,
): Section<Item>[] {
  const { page: number, limit: size } = firstRequest(page, limit);
  const offset = pageOffset(page, limit);
  const end = endless ? Infinity : offset + limit;
  return pages.map(({ count, items }, i) => {
    const start = (number - 1 + i) * size;
    const first = Math.max(offset, start);
    return { first, length: items ? Math.min(start + size, end) - first : count, items };
  });
}

/** What decides whether a list continues another one. */
interface ListIdentity {
  /** Changes with all that the list depends on, except for the page. */
  key: string;
  source: object | undefined;
  /** Whether the list is one of several pages with numbers: all of them can be selected. */
  isPage: boolean;
}

/** The list of an element, of which there may be another one later, and the request that it comes from. */
interface Lists<T extends { id: number }, Item> {
  readonly list: PagedList<T, Item>;
  readonly request: ListRequest<T>;
}

interface SelectedListOptions<T, Item> {
  identity: () => ListIdentity;
  convert: (record: T) => Item | undefined;
  keyOf: (item: Item) => unknown;
}

/** What is selected of the list of an element, also of pictures that have not loaded. */
export class SelectedList<T extends { id: number }, Item> {
  readonly #lists: Lists<T, Item>;
  readonly #identity: () => ListIdentity;
  readonly #convert: (record: T) => Item | undefined;
  readonly #keyOf: (item: Item) => unknown;
  #selection: Selection<Item> = NOTHING;
  #list: PagedList<T, Item>;
  #sections: Section<Item>[] = [];
  #known: ListIdentity;
  /** Sections of other pages that have been loaded, by their first position and their length. */
  readonly #others = new Map<string, Section<Item>>();
  /** The list of all pages. */
  #whole: PagedList<T, Item> | undefined;

  constructor(lists: Lists<T, Item>, options: SelectedListOptions<T, Item>) {
    this.#lists = lists;
    this.#identity = options.identity;
    this.#convert = options.convert;
    this.#keyOf = options.keyOf;
    this.#list = lists.list;
    this.#known = this.#identity();
    this.update();
  }

  get count(): number {
    return countOf(this.#selection);
  }

  /** Whether all selected items have loaded. */
  get isLoaded(): boolean {
    return !this.#selection.ranges.length;
  }

  /** The selected items that have loaded, in the order of the list. */
  get items(): Item[] {
    return itemsOf(this.#selection);
  }

  /** The position of the item at an index of the list. */
  positionAt(index: number): number | undefined {
    return positionAt(this.#sections, index);
  }

  /** The positions of the items from one index to another, in any order; `undefined` without items. */
  rangeOf(first: number, last: number): Range | undefined {
    const from = this.positionAt(Math.max(0, Math.min(first, last)));
    const to = this.positionAt(Math.min(Math.max(first, last), this.length - 1));
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  /** The positions of all items that can be selected. */
  get all(): Range {
    const { list, request } = this.#lists;
    // As many as the list of all pages can have.
    const max = MAX_LIST_PAGES * firstRequest(1, request.limit).limit;
    if (this.#known.isPage) return [0, Math.min(list.total ?? 0, max) - 1];
    const last = this.#sections.at(-1);
    return [this.#sections[0]?.first ?? 0, last ? last.first + last.length - 1 : -1];
  }

  /** Number of items of the list, loaded or not. */
  get length(): number {
    return itemCount(this.#sections);
  }

  has(index: number): boolean {
    const item = this.#lists.list.at(index);
    if (item) return this.#selection.items.has(this.#keyOf(item));
    const at = this.positionAt(index);
    return at !== undefined && isInRanges(this.#selection.ranges, at);
  }

  /** Selects a range. */
  add(range: Range): void {
    this.#selection = select(this.#selection, range, this.#allSections, this.#keyOf);
  }

  /** Takes a range out of the selection. */
  drop(range: Range): void {
    this.#selection = deselect(this.#selection, range, this.#allSections, this.#keyOf);
  }

  clear(): void {
    this.#selection = NOTHING;
  }

  /** What is selected now, for `restore()`. */
  snapshot(): Selection<Item> {
    return this.#selection;
  }

  restore(selection: Selection<Item>): void {
    this.#selection = settle(selection, this.#allSections, this.#keyOf);
  }

  /** Continues in the current list: in a newer version of it, or on another page. The selection of another list is empty. */
  update(): void {
    const { list, request } = this.#lists;
    const sections = sectionsOf(list, request);
    const former = this.#list;
    if (list !== former) {
      const { change } = list;
      const identity = this.#identity();
      const isSame = identity.key === this.#known.key && identity.source === this.#known.source;
      if (change?.from === former) {
        const versions = { from: this.#sections, to: sections, move: change.move };
        const shift = shiftOf(versions) ?? (list.total ?? 0) - (former.total ?? 0);
        const total = identity.isPage ? list.total : undefined;
        this.#forgetOthers();
        this.#selection = follow(this.#selection, { ...versions, shift, total }, this.#keyOf);
      } else if (isSame && identity.isPage && this.#known.isPage) this.#keep(this.#sections);
      else {
        this.#forgetOthers();
        this.clear();
      }
      this.#list = list;
      this.#known = identity;
    }
    this.#sections = sections;
    this.#selection = settle(this.#selection, this.#allSections, this.#keyOf);
  }

  /** Loads what is selected; resolves with all items, in the order of the list. */
  async load(signal?: AbortSignal): Promise<Item[]> {
    for (;;) {
      signal?.throwIfAborted();
      this.update();
      if (this.isLoaded) return this.items;
      const list = this.#lists.list;
      try {
        await abortable(this.#loadSome(), signal);
      } catch (error) {
        // Another version of the list is there.
        if (signal?.aborted || list === this.#lists.list) throw error;
      }
    }
  }

  /** Loads some pages with selected positions. */
  async #loadSome(): Promise<void> {
    const list = this.#known.isPage ? this.#allPages() : this.#lists.list;
    // The length of the list of all pages is known once its first one is there.
    if (list.total === undefined) await list.load(0);
    const { request } = this.#lists;
    const sections = request.read ? sectionsOf(list, list === this.#whole ? wholeOf(request) : request) : [];
    let index = 0;
    const loads: Promise<unknown>[] = [];
    for (const section of sections) {
      const isWanted =
        !section.items && this.#selection.ranges.filter((range) => overlaps(range, section)).length > 0;
      if (isWanted && loads.length < PARALLEL) loads.push(list.load(index));
      index += section.items?.length ?? section.length;
    }
    await Promise.all(loads);
    if (list === this.#whole) this.#keep(sectionsOf(list, wholeOf(request)));
    this.update();
    // Positions behind the end of the list, or without a source.
    if (!loads.length) this.#selection = { ...this.#selection, ranges: [] };
  }

  #allPages(): PagedList<T, Item> {
    const { list, request } = this.#lists;
    const { read } = request;
    return (this.#whole ??= new PagedList<T, Item>(
      { ...wholeOf(request), read, expected: list.total },
      this.#convert,
    ));
  }

  #keep(sections: readonly Section<Item>[]): void {
    for (const section of sections)
      if (section.items) this.#others.set(`${section.first} ${section.length}`, section);
  }

  #forgetOthers(): void {
    this.#others.clear();
    this.#whole?.stop();
    this.#whole = undefined;
  }

  get #allSections(): Section<Item>[] {
    return [...this.#others.values(), ...this.#sections];
  }
}

/** All pages of a list, in those of a request: positions within a page are the same, also where records of it are left out. */
const wholeOf = ({ limit }: { limit: number }) => ({ page: 1, limit, endless: true });

const overlaps = ([first, last]: Range, section: Section<unknown>) =>
  section.first <= last && section.first + section.length > first;

/** Rejects when the signal aborts. */
function abortable(promise: Promise<void>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}
