import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { withoutPrototype } from '../internal/altered-globals.ts';
import { unclobbered, windowOf } from '../internal/documents.ts';
import { clippingAncestors, flatTreeParent } from '../internal/flat-tree.ts';
import { sizeObserver, type SizeObserver } from '../internal/size-observer.ts';

/** Visible range of an element, in its own CSS pixels from its start; it may lie beyond either end. */
export interface VisibleRange {
  start: number;
  end: number;
}

/** Milliseconds without a scroll event after which the next one is a jump, not a continued movement. */
const MOVEMENT_TIMEOUT_MS = 200;

/** Number of screens from which on an element is far away. */
const FAR_SCREENS = 2;

/** Minimum milliseconds between the measurements of an element that is far away, while the page scrolls: there may be many. */
const FAR_PAUSE_MS = 100;

/** Minimum milliseconds without a scroll event until scrolling has ended; more where frames take long. */
const MIN_IDLE_MS = 60;

/**
 * Tracks the visible range of an element, whatever scrolls, resizes or uncovers it: by scroll and resize events, the sizes of
 * its ancestors, and an IntersectionObserver on its children for changes that fire no event here, such as content above that
 * collapses, or an outer page that scrolls around this iframe.
 */
export class ViewportController implements ReactiveController {
  /** The visible range; `undefined` while the element is not rendered. Far away, it may be that of 0.1 seconds before. */
  visible: VisibleRange | undefined;
  /** Scroll velocity in pixels per millisecond, positive towards the end; 0 when idle and after a jump. */
  velocity = 0;
  readonly #onMove: () => void;
  #listeners: AbortController | undefined;
  #element: HTMLElement | undefined;
  #horizontal = false;
  #ancestors: Element[] = [];
  #scrollTime = -Infinity;
  #isFar = false;
  /** Runs while the element scrolls. */
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  /** In an iframe: the part of its viewport that the outer pages leave visible. */
  #clip: VisibleRange | undefined;
  #intersections: IntersectionObserver | undefined;
  #sizes: SizeObserver | undefined;

  /**
   * @param host Lit element that ends the observation when it is removed; without one, call `observe(undefined)` then.
   * @param onMove Called when the visible range has changed, and when scrolling has ended.
   */
  constructor(host: ReactiveControllerHost | undefined, onMove: () => void) {
    this.#onMove = onMove;
    host?.addController(this);
  }

  /** Ends the observation: Lit calls it when the host is removed. */
  hostDisconnected(): void {
    this.observe(undefined);
  }

  /**
   * Tracks an element, and observes its current children; call it again after they have changed. `undefined` ends the observation.
   *
   * @param horizontal Whether the range is that of the horizontal axis. Default: false.
   */
  observe(element: HTMLElement | undefined, horizontal = false): void {
    this.#horizontal = horizontal;
    // A removed element may still be updated: the observed page would keep it in memory.
    const present = element?.isConnected ? element : undefined;
    if (present !== this.#element) this.#attach(present);
    // Observing a target twice has no effect.
    for (const child of present?.children ?? []) this.#intersections?.observe(child);
  }

  #attach(element: HTMLElement | undefined): void {
    this.#element = element;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    this.#sizes?.disconnect();
    this.#intersections?.disconnect();
    this.#listeners?.abort();
    this.#clip = undefined;
    if (!element) return;
    this.visible = undefined;
    this.velocity = 0;
    this.#ancestors = clippingAncestors(element);
    const { signal } = (this.#listeners = new AbortController());
    const options = withoutPrototype({ capture: true, passive: true, signal });
    // Scroll events do not leave a shadow root.
    for (const root of composedRoots(element)) root.addEventListener('scroll', this.#onScroll, options);
    const view = windowOf(element);
    view.addEventListener('resize', this.#onResize, options);
    // Content above may grow without a scroll event, and ancestors may become scrollable.
    this.#sizes = sizeObserver(element, () => {
      this.#ancestors = clippingAncestors(element);
      this.#requestClip();
      this.visible = this.measure();
      this.#onMove();
    });
    if ('IntersectionObserver' in view)
      this.#intersections = new view.IntersectionObserver((entries) => this.#onIntersect(entries));
    this.#intersections?.observe(element);
    this.#observeSizes(element);
  }

  /** Ignores size changes until the next frame: those of the host's own rendering would be reported as a ResizeObserver loop. */
  pause(): void {
    this.#sizes?.disconnect();
    const element = this.#element;
    if (element)
      windowOf(element).requestAnimationFrame(() => element === this.#element && this.#observeSizes(element));
  }

  #observeSizes(element: HTMLElement): void {
    const { body, documentElement } = unclobbered(element.ownerDocument);
    for (const each of [element, documentElement, body, ...this.#ancestors]) this.#sizes?.observe(each);
  }

  /** Measures the visible range, synchronously; `undefined` while the element is not rendered. `visible` stays as it is. */
  measure(): VisibleRange | undefined {
    const element = this.#element;
    const rect = element?.getBoundingClientRect();
    if (!element || !rect?.width) return undefined;
    const across = this.#horizontal;
    const view = windowOf(element);
    const clip = this.#clip ?? firstClip(view, across);
    let low = Math.max(0, clip.start);
    let high = Math.min(across ? view.innerWidth : view.innerHeight, clip.end);
    for (const scroller of this.#ancestors) {
      const { left, top, right, bottom } = scroller.getBoundingClientRect();
      low = Math.max(low, across ? left : top);
      high = Math.min(high, across ? right : bottom);
    }
    // The element's own pixels: an ancestor may be scaled.
    const scale = across ? rect.width / element.offsetWidth : rect.height / element.offsetHeight || 1;
    const mirrored = across && getComputedStyle(element).direction === 'rtl';
    const begin = across ? rect.left : rect.top;
    const start = mirrored ? rect.right - high : low - begin;
    const length = Math.max(0, high - low);
    const size = across ? rect.width : rect.height;
    this.#isFar = Math.max(start - size, -start - length) > FAR_SCREENS * length;
    return { start: start / scale, end: (start + length) / scale };
  }

  /** Measures, and reports a change only. */
  readonly #update = (): void => {
    const { start, end } = this.visible ?? {};
    const now = (this.visible = this.measure());
    if (now?.start !== start || now?.end !== end) this.#onMove();
  };

  #onIntersect(entries: readonly IntersectionObserverEntry[]): void {
    const element = this.#element;
    if (!element) return;
    const own = entries.findLast(({ target }) => target === element);
    if (isFramed(windowOf(element)) && own?.isIntersecting) this.#clip = clipOf(own, this.#horizontal);
    // Entries of several frames may be delivered together: only the last one of the element describes the latest frame.
    if (!own || own.time < Math.max(...entries.map(({ time }) => time))) this.#requestClip();
    // During scrolling its events suffice, and its end is measured anyway.
    if (!this.#idleTimer) this.#update();
  }

  /** Observes the element again: the next frame delivers an entry with its current intersection. */
  #requestClip(): void {
    const element = this.#element;
    if (!element || !isFramed(windowOf(element))) return;
    this.#intersections?.unobserve(element);
    this.#intersections?.observe(element);
  }

  readonly #onResize = (): void => {
    this.#requestClip();
    this.#update();
  };

  readonly #onScroll = (): void => {
    const before = this.visible?.start ?? 0;
    const now = performance.now();
    const elapsed = now - this.#scrollTime;
    if (this.#isFar && elapsed < FAR_PAUSE_MS) return;
    this.#scrollTime = now;
    const { start = before } = (this.visible = this.measure()) ?? {};
    this.velocity = elapsed < MOVEMENT_TIMEOUT_MS ? (start - before) / Math.max(elapsed, 1) : 0;
    clearTimeout(this.#idleTimer);
    const idle = Math.min(Math.max(MIN_IDLE_MS, 2 * elapsed), MOVEMENT_TIMEOUT_MS);
    this.#idleTimer = setTimeout(() => {
      this.#idleTimer = undefined;
      this.velocity = 0;
      this.visible = this.measure();
      this.#onMove();
    }, idle);
    if (start !== before) this.#onMove();
  };
}

const isFramed = (view: Window): boolean => view !== view.parent;

/** The clip until an entry has come: an iframe may be larger than the screen, but no more than a screen of it is visible. */
function firstClip(view: Window, across: boolean): VisibleRange {
  return { start: -Infinity, end: isFramed(view) ? view.screen[across ? 'width' : 'height'] : Infinity };
}

/** The visible part of an iframe's viewport, by the entry of an element in it; unlimited where the element ends before the clip. */
function clipOf(
  { boundingClientRect: whole, intersectionRect: seen }: IntersectionObserverEntry,
  across: boolean,
): VisibleRange {
  const [start, end] = across ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  return {
    start: seen[start] > whole[start] + 1 ? seen[start] : -Infinity,
    end: seen[end] < whole[end] - 1 ? seen[end] : Infinity,
  };
}

/** Roots of an element's trees in the flat tree: `scroll` events do not leave a shadow root. */
function composedRoots(element: Element): Set<Node> {
  const roots = new Set<Node>();
  for (let at: Element | null = element; at; at = flatTreeParent(at)) roots.add(at.getRootNode());
  return roots;
}

/**
 * Whether the page has a layout. Simulated documents, such as jsdom and happy-dom, have none: their windows have a width, but
 * their root elements have not. In a browser, a root element without a width is hidden or in a window without one.
 */
export function hasLayout(): boolean {
  const { documentElement } = unclobbered(document);
  const isHidden = getComputedStyle(documentElement).display === 'none';
  return documentElement.clientWidth > 0 || isHidden || !innerWidth;
}
