import { isNarrow } from '../viewport-padding.ts';

/** Fraction of its height by which the sheet must be pulled down to close. */
const CLOSE_FRACTION = 0.3;

/** A flick closes the sheet, too: minimum distance in px, and speed in px per ms. */
const FLICK_PX = 24;
const FLICK_SPEED = 0.5;

/** Length in ms of the movement after the finger has left. */
const DURATION_MS = 200;

/**
 * Moves the information sheet of narrow viewports with the finger: pulled down, it closes. Otherwise the finger scrolls it; on a zoomed
 * page, the finger moves the page.
 */
export class SheetDrag {
  readonly #close: () => void;
  #from: { y: number; time: number } | undefined;
  #distance = 0;

  constructor(close: () => void) {
    this.#close = close;
  }

  readonly start = ({ currentTarget, touches, timeStamp }: TouchEvent): void => {
    const [touch, other] = touches;
    const isAtTop = !(currentTarget as Element).scrollTop;
    const isPageZoomed = (window.visualViewport?.scale ?? 1) > 1;
    const canMove = isAtTop && isNarrow() && !isPageZoomed;
    this.#distance = 0;
    this.#from = touch && !other && canMove ? { y: touch.clientY, time: timeStamp } : undefined;
  };

  readonly move = (event: TouchEvent): void => {
    const [touch] = event.touches;
    if (!touch || !this.#from) return;
    const distance = touch.clientY - this.#from.y;
    // The first movement decides between pulling and scrolling.
    if (!this.#distance && distance < 0) this.#from = undefined;
    if (!this.#from || (!this.#distance && !distance)) return;
    if (event.cancelable) event.preventDefault();
    this.#distance = Math.max(1, distance);
    (event.currentTarget as HTMLElement).style.translate = `0 ${this.#distance}px`;
  };

  readonly end = ({ type, currentTarget, timeStamp }: TouchEvent): void => {
    const sheet = currentTarget as HTMLElement;
    const distance = this.#distance;
    const speed = distance / (timeStamp - (this.#from?.time ?? 0));
    this.#from = undefined;
    this.#distance = 0;
    if (!distance) return;
    const isFlick = distance > FLICK_PX && speed > FLICK_SPEED;
    const closes = type === 'touchend' && (isFlick || distance > CLOSE_FRACTION * sheet.clientHeight);
    sheet.style.translate = closes ? '0 100%' : '';
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motion = isStill
      ? undefined
      : sheet.animate({ translate: [`0 ${distance}px`, closes ? '0 100%' : '0 0'] }, DURATION_MS);
    if (closes) void Promise.resolve(motion?.finished).then(this.#close, this.#close);
  };
}
