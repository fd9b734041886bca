import { render } from 'lit';
import type { VisibleRange } from '../../controllers/viewport-controller.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { create, setAttributes } from '../../tiles/elements.ts';
import { icons } from '../icon.ts';
import { createStrip, fadeEnd } from './positioned-tiles.ts';

interface StripView {
  /** Visible range of the row. */
  visible: VisibleRange | undefined;
  /** Length of the row, in pixels. */
  length: number;
  texts: LocalizeController<GalleryText>;
}

/** Fraction of the visible width that a button scrolls by. */
const SCROLL_STEP = 0.9;

/** The scroll container of a carousel, no tab stop; its buttons are for pointers that cannot swipe, as keys move the focus. */
export class Strip {
  readonly #row: Element;
  readonly #back = this.#button('back', -1);
  readonly #forward = this.#button('forward', 1);
  readonly #element: Element;

  /** @param list The list, whose strip is used if there is one, so that it is never moved. */
  constructor(list: Element) {
    this.#element = list.closest('.carousel') ?? createStrip(list);
    this.#row = this.#element.firstElementChild as Element;
    this.#element.append(this.#back, this.#forward);
    fadeEnd(this.#element, false);
  }

  /** Renders the strip around a list; returns the element. */
  update(list: Element, { visible, length, texts }: StripView): Element {
    if (list.parentNode !== this.#row) this.#row.replaceChildren(list);
    const isAtStart = !visible || visible.start <= 1;
    const isAtEnd = !visible || visible.end >= length - 1;
    setAttributes(this.#back, { 'aria-label': texts.t('back'), 'aria-disabled': String(isAtStart) });
    setAttributes(this.#forward, { 'aria-label': texts.t('forward'), 'aria-disabled': String(isAtEnd) });
    return this.#element;
  }

  #button(name: 'back' | 'forward', sign: number): HTMLButtonElement {
    const button = create('button', { class: name, part: 'button', tabindex: -1 });
    render(icons[name], button);
    button.addEventListener('click', () => this.#scroll(sign));
    return button;
  }

  /** Scrolls by one step, 1 forward or -1 back. */
  #scroll(sign: number): void {
    const row = this.#row;
    const isReduced = (window as Partial<Window>).matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const isMirrored = getComputedStyle(row).direction === 'rtl';
    const left = row.clientWidth * SCROLL_STEP * (isMirrored ? -sign : sign);
    (row as Partial<Element>).scrollBy?.({ left, behavior: isReduced ? 'instant' : 'smooth' });
  }
}
