import type { PagedList } from './paged-list.ts';
import { SelectedList } from './selected-list.ts';

/** All that is selected is of one list. */
const ONE_LIST = { key: '', source: undefined, isPage: false };

/**
 * What a visitor has selected of a `PagedList`, by indices in the list: also items that have not loaded, so that a range or all can be
 * selected at once. Its items are those of the list, in their order.
 */
export class ListSelection<T extends { id: number }, Item> {
  readonly #selected: SelectedList<T, Item>;

  /**
   * @param list The list. Another list has a selection of its own.
   * @param keyOf Returns what identifies an item, such as its `id`.
   */
  constructor(list: PagedList<T, Item>, keyOf: (item: Item) => unknown) {
    this.#selected = new SelectedList<T, Item>(
      { list, request: list.request },
      { identity: () => ONE_LIST, convert: () => undefined, keyOf },
    );
  }

  /** What is selected, in the list as it is now. */
  get #list(): SelectedList<T, Item> {
    this.#selected.update();
    return this.#selected;
  }

  /** Number of selected items, loaded or not. */
  get count(): number {
    return this.#list.count;
  }

  /** The selected items that have loaded, in the order of the list. */
  get items(): readonly Item[] {
    return this.#list.items;
  }

  /** Whether the item at an index is selected. */
  has(index: number): boolean {
    return this.#list.has(index);
  }

  /** Selects an item, or all from the first to the last index. */
  select(first: number, last = first): void {
    const list = this.#list;
    const range = list.rangeOf(first, last);
    if (range) list.add(range);
  }

  /** Deselects an item, or all from the first to the last index. */
  deselect(first: number, last = first): void {
    const list = this.#list;
    const range = list.rangeOf(first, last);
    if (range) list.drop(range);
  }

  /** Selects all items of the list, loaded or not; how many there are is an estimate before the first page has loaded. */
  selectAll(): void {
    const list = this.#list;
    list.add(list.all);
  }

  clear(): void {
    this.#list.clear();
  }

  /**
   * Loads the selected items that are missing; resolves with all that are selected, in the order of the list.
   *
   * @throws Error of `read`, if a request fails; the reason of the signal, if that aborts.
   */
  load(signal?: AbortSignal): Promise<readonly Item[]> {
    return this.#list.load(signal);
  }
}
