import type { PagedList } from './paged-list.ts';
import { SelectedList } from './selected-list.ts';

/** All that is selected is of one list. */
const ONE_LIST = { key: '', source: undefined, isPage: false };

/**
 * What a visitor has selected of a `PagedList`, by indices in the list: also items that have not loaded, so that a range or all can be
 * selected at once. Its items are those of the list, in their order.
 */
export class ListSelection<T extends { id: number }, Item> {
  readonly #list: SelectedList<T, Item>;

  /**
   * @param list The list. Another list has a selection of its own.
   * @param keyOf Returns what identifies an item, such as its `id`.
   */
  constructor(list: PagedList<T, Item>, keyOf: (item: Item) => unknown) {
    this.#list = new SelectedList<T, Item>(
      { list, request: list.request },
      { identity: () => ONE_LIST, convert: () => undefined, keyOf },
    );
    list.watch(() => this.#list.update());
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
    const range = this.#list.rangeOf(first, last);
    if (range) this.#list.add(range);
  }

  /** Deselects an item, or all from the first to the last index. */
  deselect(first: number, last = first): void {
    const range = this.#list.rangeOf(first, last);
    if (range) this.#list.drop(range);
  }

  /** Selects all items of the list. */
  selectAll(): void {
    this.#list.add(this.#list.all);
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
