import type PhotoSwipe from 'photoswipe';

/**
 * Replaces PhotoSwipe's `ui/ui.js`, the buttons of its own interface: the viewer renders its own, and PhotoSwipe's are
 * markup strings, which it writes to `innerHTML`.
 */
export default class Ui implements Pick<NonNullable<PhotoSwipe['ui']>, 'init'> {
  init(): void {
    // Nothing to add.
  }
}
