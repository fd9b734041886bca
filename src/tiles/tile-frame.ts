import type { List } from '../contract/models.ts';
import type { Picture } from './picture.ts';
import type { TileView } from './tile.ts';
import { create, createSvg, perElement, setAttributes, setStyle } from './elements.ts';

/** State of the frame of a list of tiles. */
export interface TileFrameView {
  /** Slot whose content, if there is any, is shown in place of the tiles. */
  slot: 'loading' | 'tiles';
  isBusy: boolean;
  /** A hidden element beside the tiles that measures lengths. */
  probe?: Element | undefined;
  /** The list of tiles, or an element around it; absent while only page content is shown. */
  content?: Element | undefined;
}

/** The state of a tile with a position of its own. */
export type ArrangedTile = (
  picture: Picture,
  options: { index: number; box: { width: number; height: number } },
) => TileView;

/** A whole list whose tiles have a position each, which are there before the element: it needs no virtual grid for them. */
export interface ArrangedList {
  /** The option of the layout. */
  layout: string | undefined;
  /** The hidden element that measures lengths. */
  probe: Element;
  /** The list of tiles. */
  content: Element;
  /** Set if another list is to be shown, whose code is loading. */
  isReplaced?: boolean;
  /** The place of a visitor in the list; `undefined` at its start. */
  place: () => { index: number; offset: number } | undefined;
  /** Renders the list, also whenever its lengths change. */
  update: (view: { pictures: readonly Picture[]; label: string | undefined; viewOf: ArrangedTile }) => void;
}

/** The frame of an element. */
export const frameOf = perElement((host) => new TileFrame(host));

/** The tiles of an element and what is around them, as plain DOM in its shadow root. */
export class TileFrame {
  readonly host: Element;
  /** First page of the list that is shown before the element has loaded one itself, and the properties of the element for it. */
  painted: { list: List<unknown>; props: object } | undefined;
  /** Whether what has been painted was in view: its first images load at once. */
  isUrgent = false;
  /** The list that has been painted, as long as the element shows it so. */
  arranged: ArrangedList | undefined;
  #onTaken: (() => void) | undefined;
  /** Settles when the element has taken what was painted. */
  readonly taken = new Promise<void>((resolve) => (this.#onTaken = resolve));
  readonly #slot = create('slot');
  readonly element = create('div', { class: 'tiles' }, this.#slot);
  /** The first child of the shadow root. */
  readonly header = create('slot', { name: 'header' });
  /** The last child of the shadow root. */
  readonly footer = create('slot', { name: 'footer' });

  constructor(host: Element) {
    this.host = host;
  }

  /** Fills a shadow root, unless that has been done; all but styles of another copy of this module is replaced. Returns the root. */
  attachTo<Root extends HTMLElement | DocumentFragment>(root: Root): Root {
    if (this.element.parentNode) return root;
    // The strut keeps a shrink-to-fit parent open: see `list.styles.ts`.
    const strut = createSvg('svg', { class: 'strut', 'aria-hidden': 'true' });
    for (const other of [...root.children]) if (other.localName !== 'style') other.remove();
    root.append(this.header, strut, this.element, this.footer);
    return root;
  }

  /** Reserves space below painted tiles, for what the element shows there; height in pixels. */
  reserve(height: number): void {
    setStyle(this.element, height ? `padding-block-end:${height}px` : '');
  }

  /** Takes the painted list, unless the element has got other properties since. */
  takePainted<Item>(): List<Item> | undefined {
    const list = this.isCurrent ? this.painted?.list : undefined;
    this.painted = undefined;
    this.reserve(0);
    this.#onTaken?.();
    return list as List<Item> | undefined;
  }

  /** Whether something is painted, by the properties that the element has. */
  get isCurrent(): boolean {
    const current = this.host as unknown as Record<string, unknown>;
    const { props } = this.painted ?? {};
    return !!props && !Object.entries(props).filter(([name, value]) => current[name] !== value).length;
  }

  /** Updates the frame, except that what has been painted stays until the element takes it. */
  update(view: () => TileFrameView): void {
    if (this.painted) return;
    const { slot, isBusy, probe, content } = view();
    setAttributes(this.element, { 'aria-busy': String(isBusy) });
    setAttributes(this.#slot, { name: slot });
    const { previousElementSibling } = this.#slot;
    if (previousElementSibling !== (probe ?? null)) {
      previousElementSibling?.remove();
      if (probe) this.#slot.before(probe);
    }
    if (this.#slot.firstElementChild !== (content ?? null))
      this.#slot.replaceChildren(...(content ? [content] : []));
  }
}
