import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { rootsAround, scrollersOf } from '../internal/scrollers.ts';

/** The stretch of an element that can be seen, in its own pixels from its beginning; it may lie beyond either end. */
export interface Band {
  start: number;
  end: number;
}

/** Milliseconds after which a movement is over, and the next one is a jump. */
const JUMP = 200;

/** Least milliseconds at rest; where frames take long, more. */
const REST = 60;

/** Follows which stretch of an element is in the window, whatever scrolls around it. */
export class BandController implements ReactiveController {
  /** Absent while the element is not shown. */
  band: Band | undefined;
  /** Pixels per millisecond at which it moves, downwards or towards the inline end; 0 at rest and after a jump. */
  speed = 0;
  readonly #moved: () => void;
  #listening: AbortController | undefined;
  #element: HTMLElement | undefined;
  #horizontal = false;
  #scrollers: Element[] = [];
  #time = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** What is above may grow without any scrolling; what is around may come to scroll. */
  readonly #observer = new ResizeObserver(() => {
    if (this.#element) this.#scrollers = scrollersOf(this.#element);
    this.read();
    this.#moved();
  });

  /** @param moved Called when the element has moved, or comes to rest. */
  constructor(host: ReactiveControllerHost, moved: () => void) {
    this.#moved = moved;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.follow(undefined);
  }

  /** Follows an element from now on. */
  follow(element: HTMLElement | undefined, horizontal = false): void {
    this.#horizontal = horizontal;
    if (element === this.#element) return;
    this.#element = element;
    clearTimeout(this.#rest);
    this.#observer.disconnect();
    this.#listening?.abort();
    if (!element) return;
    this.band = undefined;
    this.speed = 0;
    this.#scrollers = scrollersOf(element);
    const { signal } = (this.#listening = new AbortController());
    const options = { capture: true, passive: true, signal };
    // Scrolling does not leave a shadow root.
    for (const root of rootsAround(element)) root.addEventListener('scroll', this.#scrolled, options);
    this.#observe(element);
  }

  /** Until the next frame a change of sizes is the host's own doing: seen at once it would be an error of the page. */
  pause(): void {
    this.#observer.disconnect();
    const element = this.#element;
    if (element) requestAnimationFrame(() => element === this.#element && this.#observe(element));
  }

  #observe(element: HTMLElement): void {
    const { body, documentElement } = element.ownerDocument;
    for (const each of [element, documentElement, body]) this.#observer.observe(each);
  }

  /** Looks where the element is now. */
  read(): Band | undefined {
    const element = this.#element;
    const rect = element?.getBoundingClientRect();
    if (!element || !rect?.width) return (this.band = undefined);
    const across = this.#horizontal;
    let low = 0;
    let high = across ? innerWidth : innerHeight;
    for (const scroller of this.#scrollers) {
      const { left, top, right, bottom } = scroller.getBoundingClientRect();
      low = Math.max(low, across ? left : top);
      high = Math.min(high, across ? right : bottom);
    }
    // Its own pixels: an ancestor may be scaled.
    const scale = across ? rect.width / element.offsetWidth : rect.height / element.offsetHeight || 1;
    const mirrored = across && getComputedStyle(element).direction === 'rtl';
    const begin = across ? rect.left : rect.top;
    const start = mirrored ? rect.right - high : low - begin;
    return (this.band = { start: start / scale, end: (start + Math.max(0, high - low)) / scale });
  }

  readonly #scrolled = (): void => {
    const before = this.band?.start ?? 0;
    const now = performance.now();
    const passed = now - this.#time;
    this.#time = now;
    const { start = before } = this.read() ?? {};
    this.speed = passed < JUMP ? (start - before) / Math.max(passed, 1) : 0;
    clearTimeout(this.#rest);
    const rest = Math.min(Math.max(REST, 2 * passed), JUMP);
    this.#rest = setTimeout(() => {
      this.speed = 0;
      this.#moved();
    }, rest);
    if (start !== before) this.#moved();
  };
}
