import { create, setAttributes, setStyle, synchronizePulse } from './elements.ts';
import { cancelImage, createTile, updateTile, type TileView } from './tile.ts';

/** State of an item of a list. */
export interface TileItem {
  /** Position in the list, from 0. */
  index: number;
  /** Absent until the picture has loaded: the item is a skeleton then. */
  tile?: TileView | undefined;
  /** Inline style: position and size. */
  style?: string | undefined;
  /** Number of items in the list, if not all of them are rendered. */
  count?: number | undefined;
}

/** State of a list. */
export interface TileListView {
  /** Class of the list, which determines how items are positioned. */
  name: string;
  label?: string | undefined;
  /** Inline style: the size. */
  style?: string | undefined;
  /** Items to render, sorted by index. */
  items: readonly TileItem[];
}

/** A list of tiles, as plain DOM. An item keeps its elements as long as it is rendered, whatever is rendered around it. */
export class TileList {
  readonly element = create('ul', { part: 'grid', role: 'list', tabindex: -1 });
  /** Rendered items by index. */
  readonly #rendered = new Map<number, HTMLLIElement>();

  constructor() {
    this.element.addEventListener('animationstart', synchronizePulse);
  }

  /** Renders the items; returns the element. */
  update({ name, label, style = '', items }: TileListView): HTMLUListElement {
    const { element } = this;
    setAttributes(element, { class: name, 'aria-label': label });
    setStyle(element, style);
    const wanted = new Set(items.map(({ index }) => index));
    this.#remove([...this.#rendered.keys()].filter((index) => !wanted.has(index)));
    let next = element.firstChild;
    for (const item of items) {
      const known = this.#rendered.get(item.index);
      // A skeleton does not turn into a tile: if its position was an estimate, that would be a layout shift.
      const isSame = known?.hasAttribute('aria-hidden') === !item.tile;
      const li = known && isSame ? known : create('li');
      if (known && li !== known) {
        cancelImage(known);
        known.replaceWith(li);
        if (next === known) next = li;
      }
      this.#rendered.set(item.index, li);
      updateItem(li, item);
      // Items are sorted, so one that stays is never moved, which would cost it the focus.
      if (li === next) next = li.nextSibling;
      else element.insertBefore(li, next);
    }
    return element;
  }

  #remove(indices: readonly number[]): void {
    for (const index of indices) {
      const li = this.#rendered.get(index);
      this.#rendered.delete(index);
      if (!li) continue;
      cancelImage(li);
      this.element.removeChild(li);
    }
  }
}

function updateItem(li: HTMLLIElement, { index, tile, style = '', count }: TileItem): void {
  setAttributes(li, {
    'data-at': index,
    'aria-hidden': tile ? undefined : 'true',
    'aria-setsize': tile && count,
    'aria-posinset': tile && count && index + 1,
  });
  setStyle(li, style);
  const content = li.firstElementChild ?? (tile ? createTile() : skeleton());
  if (tile) updateTile(content as HTMLAnchorElement, tile);
  if (!content.parentNode) li.append(content);
}

const skeleton = () => create('span', { class: 'frame skeleton', part: 'skeleton' });
