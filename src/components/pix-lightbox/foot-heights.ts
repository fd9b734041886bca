import type PhotoSwipe from 'photoswipe';
import { sizeObserver } from '../../internal/size-observer.ts';

/** Heights of what is below the pictures, by slide: their captions differ. Each picture ends where its caption begins. */
export class FootHeights {
  readonly #foot: Element | null;
  #heights: Record<number, number> = {};
  #latest = 0;

  /** Measures the foot of the viewer around the slides, for the first of them. */
  constructor(container: HTMLElement, slide: number) {
    this.#foot = container.parentElement?.querySelector('.foot') ?? null;
    this.#measure(slide);
  }

  /** Height in px below a slide; the latest one if its caption has not been shown yet. */
  at(slide: number): number {
    return this.#heights[slide] ?? this.#latest;
  }

  /** Lays out the slides again after a change of the height, also by the window, until the viewer closes. */
  connect(viewer: PhotoSwipe, isClosing: () => boolean): void {
    // Deferred: the caption of another slide is rendered later, and changes of size within the callback of an observer raise a
    // "ResizeObserver loop" error on the page.
    const fit = () =>
      requestAnimationFrame(() => {
        if (!isClosing() && !viewer.isDestroying && this.#measure(viewer.currIndex)) viewer.updateSize(true);
      });
    viewer.on('change', fit);
    if (!this.#foot) return;
    const observer = sizeObserver(this.#foot, fit);
    observer.observe(this.#foot);
    viewer.on('destroy', () => observer.disconnect());
  }

  /** Returns whether the height has changed. */
  #measure(slide: number): boolean {
    const height = Math.ceil(this.#foot?.getBoundingClientRect().height ?? 0);
    const before = this.at(slide);
    // Zoomed pictures have no caption.
    if (!height) return false;
    // A change for the same slide, such as another width, also affects the others.
    if (before !== height && this.#heights[slide]) this.#heights = {};
    this.#heights[slide] = this.#latest = height;
    return before !== height;
  }
}
