import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { emit } from '../../internal/emit.ts';
import { onRemoved } from '../../internal/on-removed.ts';
import { viewerLock } from './viewer-lock.ts';
import type { ViewerContent } from './viewer-options.ts';

/** Opens the viewer when a tile of its host is clicked or the page's URL names one of the host's pictures. */
export class ViewerController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #content: () => ViewerContent;
  #removal = new AbortController();
  #isWatchingHistory = false;
  /** Loads the viewer's code, which then prefetches pictures. Errors are ignored here and surface in `show()`. */
  readonly preload = (): void =>
    void import('./show-viewer.ts').then(
      ({ prefetch }) => prefetch(this.#host, this.#content),
      () => undefined,
    );

  constructor(host: ReactiveControllerHost & HTMLElement, content: () => ViewerContent) {
    this.#host = host;
    this.#content = content;
    host.addController(this);
  }

  hostUpdated(): void {
    const { history: name } = this.#content();
    if (this.#isWatchingHistory || !name) return;
    this.#isWatchingHistory = true;
    const { signal } = this.#removal;
    const openNamedPicture = (index: number, named: Partial<ViewerContent>) =>
      void this.show(index, named).catch(() => undefined);
    // If the code cannot be loaded, a URL that names a picture shows the gallery.
    import('./features/watch-history.ts').then(
      ({ watchHistory }) =>
        watchHistory({ name, host: this.#host, content: this.#content, open: openNamedPicture, signal }),
      () => undefined,
    );
  }

  hostDisconnected(): void {
    onRemoved(this.#host, () => {
      this.#removal.abort();
      this.#removal = new AbortController();
      this.#isWatchingHistory = false;
    });
  }

  /** Opens the viewer; resolves when it is open. Does nothing if there is no picture or a viewer is already open. */
  async show(index: number, named?: Partial<ViewerContent>): Promise<void> {
    const { signal } = this.#removal;
    const done = viewerLock.acquire(signal);
    if (!done) return;
    try {
      const { showViewer } = await import('./show-viewer.ts');
      await showViewer(this.#host, { ...this.#content(), ...named }, { index, signal, done });
    } catch (error) {
      done();
      throw error;
    }
  }

  /** Handles a click on a tile. Clicks with a modifier key or another button stay with the link. */
  click(event: MouseEvent, index: number): void {
    const picture = this.#content().pictures.at(index);
    if (!picture || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (viewerLock.isHeld || !emit(this.#host, 'pix-open', { image: picture.image, index }, true)) return;
    // If the viewer cannot be loaded, follow the link to the picture page.
    this.show(index).catch(() => location.assign(picture.page));
  }
}
