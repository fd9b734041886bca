import type PhotoSwipe from 'photoswipe';
import { sizeObserver } from '../../internal/size-observer.ts';
import { footHeight } from './viewport-padding.ts';

/** Heights of what is below the pictures, by slide: their captions differ. Each picture ends where its caption begins. */
export class FootHeights {
  readonly #stage: HTMLElement;
  #heights: Record<number, number> = {};
  #latest = 0;

  /** Measures the foot of the viewer around a stage, for the first slide. */
  constructor(stage: HTMLElement, slide: number) {
    this.#stage = stage;
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
    const foot = this.#stage.parentElement?.querySelector('.foot');
    if (!foot) return;
    const observer = sizeObserver(foot, fit);
    observer.observe(foot);
    viewer.on('destroy', () => observer.disconnect());
  }

  /** Returns whether the height has changed. */
  #measure(slide: number): boolean {
    const height = footHeight(this.#stage);
    const before = this.at(slide);
    // Zoomed pictures have no caption.
    if (!height) return false;
    // A change for the same slide, such as another width, also affects the others.
    if (before !== height && this.#heights[slide]) this.#heights = {};
    this.#heights[slide] = this.#latest = height;
    return before !== height;
  }
}
