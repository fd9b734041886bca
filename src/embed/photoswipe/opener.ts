import type PhotoSwipe from 'photoswipe';

/**
 * Replaces PhotoSwipe's `opener.js`, its transitions from and to the thumbnail: the viewer animates the slide itself, so that
 * the full picture is attached and the keys work while it does.
 */
export default class Opener implements Pick<PhotoSwipe['opener'], 'isOpen' | 'open' | 'close'> {
  isOpen = false;
  readonly #viewer: PhotoSwipe;

  constructor(viewer: PhotoSwipe) {
    this.#viewer = viewer;
  }

  /** Shows the slides. */
  open(): void {
    const viewer = this.#viewer;
    this.isOpen = true;
    viewer.applyBgOpacity(1);
    viewer.element?.style.setProperty('opacity', '1');
    viewer.dispatch('openingAnimationEnd');
    viewer.currSlide?.applyCurrentZoomPan();
  }

  /** Removes the slides. */
  close(): void {
    this.isOpen = false;
    this.#viewer.destroy();
  }
}
