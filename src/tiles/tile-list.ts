import { create, hasStyle, perElement, setAttributes, setStyle } from './elements.ts';
import { cancelImage, createTile, updateTile, type TileView } from './tile.ts';

/** The elements of a list's items: tiles or cards. */
export interface ItemKind<View> {
  create: () => HTMLElement;
  update: (element: HTMLElement, view: View) => void;
  /** Creates the content of an item that has not loaded. */
  skeleton: () => HTMLElement;
}

/** State of an item of a list. */
export interface TileItem<View = TileView> {
  /** Position in the list, from 0. */
  index: number;
  /** Absent until the record has loaded: the item is a skeleton then. */
  tile?: View | undefined;
  /** Inline style: position and size. */
  style?: string | undefined;
  /** Number of items in the list, if not all of them are rendered. */
  count?: number | undefined;
}

/** State of a list. */
export interface TileListView<View = TileView> {
  /** Class of the list, which determines how items are positioned. */
  name: string;
  label?: string | undefined;
  /** Inline style: the size. */
  style?: string | undefined;
  /** Items to render, sorted by index. */
  items: readonly TileItem<View>[];
}

/** A list of tiles or cards, as plain DOM. An item keeps its elements as long as it is rendered, whatever is rendered around it. */
export class TileList<View = TileView> {
  readonly #kind: ItemKind<View>;
  readonly element = create('ul', { part: 'grid', role: 'list', tabindex: -1 });
  /** Rendered items by index. */
  readonly rendered = new Map<number, HTMLLIElement>();

  constructor(kind: ItemKind<View>) {
    this.#kind = kind;
  }

  /** Renders the items; returns the element. */
  update({ name, label, style = '', items }: TileListView<View>): HTMLUListElement {
    const { element } = this;
    setAttributes(element, { class: name, 'aria-label': label });
    setStyle(element, style);
    const wanted = new Set(items.map(({ index }) => index));
    this.#remove([...this.rendered.keys()].filter((index) => !wanted.has(index)));
    let next = element.firstElementChild;
    for (const item of items) {
      // Headings between the items are not ours.
      while (next?.hasAttribute('data-at') === false) next = next.nextElementSibling;
      const known = this.rendered.get(item.index);
      // A skeleton neither moves nor turns into a tile: its position was an estimate, and that would be a layout shift.
      const isSame = (former: Element) =>
        former.hasAttribute('aria-hidden') === !item.tile &&
        (item.tile || hasStyle(former, item.style ?? ''));
      const li = known && isSame(known) ? known : create('li');
      if (known && li !== known) {
        cancelImage(known);
        known.replaceWith(li);
        if (next === known) next = li;
      }
      this.rendered.set(item.index, li);
      this.#updateItem(li, item);
      // Items are sorted, so one that stays is never moved, which would cost it the focus.
      if (li === next) next = li.nextElementSibling;
      else element.insertBefore(li, next);
    }
    return element;
  }

  #remove(indices: readonly number[]): void {
    for (const index of indices) {
      const li = this.rendered.get(index);
      this.rendered.delete(index);
      if (!li) continue;
      cancelImage(li);
      this.element.removeChild(li);
    }
  }

  #updateItem(li: HTMLLIElement, { index, tile, style = '', count }: TileItem<View>): void {
    setAttributes(li, {
      'data-at': index,
      'aria-hidden': tile ? undefined : 'true',
      'aria-setsize': tile && count,
      'aria-posinset': tile && count && index + 1,
    });
    setStyle(li, style);
    const { create, skeleton, update } = this.#kind;
    const content = (li.firstElementChild as HTMLElement | null) ?? (tile ? create() : skeleton());
    if (tile) update(content, tile);
    if (!content.parentNode) li.append(content);
  }
}

/** Creates the placeholder of a frame whose picture has not loaded. */
export const createSkeleton = () => create('span', { class: 'frame skeleton', part: 'skeleton' });

/** The list of tiles of a gallery. */
export const tilesOf = perElement(
  () => new TileList<TileView>({ create: createTile, update: updateTile, skeleton: createSkeleton }),
);
