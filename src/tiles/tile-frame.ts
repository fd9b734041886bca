import type { List } from '../contract/models.ts';
import { create, createSvg, setAttributes, setStyle } from './elements.ts';
import type { PictureRecord } from './picture.ts';
import { TileList } from './tile-list.ts';

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

const frames = new WeakMap<Element, TileFrame>();

/** The tiles of a gallery and what is around them, as plain DOM in its shadow root. */
export class TileFrame {
  readonly list = new TileList();
  /** First page of the list that is shown before the element has loaded one itself, and the properties of the element for it. */
  painted: { list: List<PictureRecord>; props: object } | undefined;
  #onTaken: (() => void) | undefined;
  /** Settles when the element has taken what was painted. */
  readonly taken = new Promise<void>((resolve) => (this.#onTaken = resolve));
  readonly #slot = create('slot');
  readonly element = create('div', { class: 'tiles' }, this.#slot);

  /** The frame of a gallery: the same for the same element, whoever asks first. */
  static of(host: Element): TileFrame {
    const frame = frames.get(host) ?? new TileFrame();
    frames.set(host, frame);
    return frame;
  }

  /** Adds the frame to a shadow root, unless it is there; it replaces one of another copy of this module. Returns the root. */
  attachTo<Root extends HTMLElement | DocumentFragment>(root: Root): Root {
    if (this.element.parentNode) return root;
    for (const other of [...root.querySelectorAll('.strut,.tiles')]) other.remove();
    // The strut keeps a shrink-to-fit parent open: see `list.styles.ts`.
    root.append(createSvg('svg', { class: 'strut', 'aria-hidden': 'true' }), this.element);
    return root;
  }

  /** Reserves space below painted tiles, for what the element shows there; height in pixels. */
  reserve(height: number): void {
    setStyle(this.element, height ? `padding-block-end:${height}px` : '');
  }

  /** Takes the painted list, unless the element has got other properties since. */
  takePainted(element: object): List<PictureRecord> | undefined {
    const { list, props } = this.painted ?? {};
    this.painted = undefined;
    this.reserve(0);
    this.#onTaken?.();
    const current = element as Record<string, unknown>;
    return Object.entries(props ?? {}).filter(([name, value]) => current[name] !== value).length
      ? undefined
      : list;
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
