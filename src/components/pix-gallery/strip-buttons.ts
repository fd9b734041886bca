import { css, render } from 'lit';
import type { VisibleRange } from '../../controllers/viewport-controller.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import { create, setAttributes } from '../../tiles/elements.ts';
import { icons } from '../../internal/icons.ts';
import { strip } from './carousel.ts';

interface StripView {
  /** Visible range of the row. */
  visible: VisibleRange | undefined;
  /** Length of the row, in pixels. */
  length: number;
  texts: LocalizeController<GalleryText>;
}

/** Fraction of the visible width that a button scrolls by. */
const SCROLL_STEP = 0.9;

/** The buttons of a carousel, no tab stops: they are for pointers that cannot swipe, as keys move the focus. */
export class StripButtons {
  /** The scroll container. */
  readonly #row: Element;
  readonly #back = this.#button('back', 'button previous-button', -1);
  readonly #forward = this.#button('forward', 'button next-button', 1);

  /** @param carousel The element around the scroll container: see `Strip`. */
  constructor(carousel: Element) {
    this.#row = carousel.firstElementChild as Element;
    carousel.append(this.#back, this.#forward);
    strip.fadeEnd(carousel, false);
  }

  /** Updates the names and states of the buttons. */
  update({ visible, length, texts }: StripView): void {
    const isAtStart = !visible || visible.start <= 1;
    const isAtEnd = !visible || visible.end >= length - 1;
    setAttributes(this.#back, { 'aria-label': texts.t('back'), 'aria-disabled': String(isAtStart) });
    setAttributes(this.#forward, { 'aria-label': texts.t('forward'), 'aria-disabled': String(isAtEnd) });
  }

  #button(
    name: 'back' | 'forward',
    part: 'button previous-button' | 'button next-button',
    sign: number,
  ): HTMLButtonElement {
    const button = create('button', { class: name, part, tabindex: -1 });
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

export const stripStyles = css`
  .carousel {
    position: relative;
  }
  .carousel:has(> .back[aria-disabled='false']) > .strip {
    --_start: transparent;
  }
  .carousel:has(> .forward[aria-disabled='false']) > .strip {
    --_end: transparent;
  }
  .carousel > button {
    position: absolute;
    inset-block-start: 50%;
    translate: 0 -50%;
    display: grid;
    place-items: center;
    inline-size: max(44px, 2.75em);
    block-size: max(44px, 2.75em);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.55);
    color: #fff;
    opacity: 0;
  }
  .carousel:is(:hover, :focus-within) > button,
  .carousel > button:focus-visible {
    opacity: 1;
  }
  .carousel > button .icon {
    stroke-width: 2;
  }
  .carousel > .back {
    inset-inline-start: 8px;
  }
  .carousel > .forward {
    inset-inline-end: 8px;
  }
  .carousel > button[aria-disabled='true'] {
    visibility: hidden;
  }
  @media (hover: none) {
    .carousel > button {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .carousel > button {
      border: 2px solid ButtonText;
      background: ButtonFace;
      color: ButtonText;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .carousel > button {
      transition: opacity 0.15s;
    }
  }
  @media print {
    .carousel > button {
      display: none;
    }
  }
`;
