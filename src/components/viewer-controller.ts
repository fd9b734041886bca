import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { emit } from '../internal/emit.ts';
import { whenGone } from '../internal/when-gone.ts';
import type { Shown } from './pix-lightbox/show-viewer.ts';

/** One viewer at a time, on the whole page (U20). */
let viewing = false;

const loadViewer = () => import('./pix-lightbox/show-viewer.ts');

/** Opens the viewer for an element whose tiles are clicked, or whose pictures the page's address names. */
export class ViewerController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #shown: () => Shown;
  #ends = new AbortController();
  #watched = false;
  /** Fetches the viewer's code, which then fetches pictures ahead; a failure shows when it is wanted. */
  readonly preload = (): void =>
    void loadViewer().then(
      ({ prefetch }) => prefetch(this.#host, this.#shown),
      () => undefined,
    );

  constructor(host: ReactiveControllerHost & HTMLElement, shown: () => Shown) {
    this.#host = host;
    this.#shown = shown;
    host.addController(this);
  }

  hostUpdated(): void {
    const { history: name } = this.#shown();
    if (this.#watched || !name) return;
    this.#watched = true;
    const { signal } = this.#ends;
    const open = (index: number, named: Partial<Shown>) =>
      void this.show(index, named).catch(() => undefined);
    // Without that code an address that names a picture shows the gallery.
    import('./pix-lightbox/extras/watch-history.ts').then(
      ({ watchHistory }) => watchHistory({ name, host: this.#host, shown: this.#shown, open, signal }),
      () => undefined,
    );
  }

  hostDisconnected(): void {
    whenGone(this.#host, () => {
      this.#ends.abort();
      this.#ends = new AbortController();
      this.#watched = false;
    });
  }

  /** Opens the viewer; does nothing where there is no picture, or while one is being viewed (U20). */
  async show(index: number, named?: Partial<Shown>): Promise<void> {
    if (viewing) return;
    viewing = true;
    try {
      const { signal } = this.#ends;
      const { showViewer } = await loadViewer();
      await showViewer(this.#host, { ...this.#shown(), ...named }, { index, signal });
    } finally {
      viewing = false;
    }
  }

  /** What a click on a tile does. Other clicks mean a new tab, a window, a download: those stay the link's. */
  click(event: MouseEvent, index: number): void {
    const picture = this.#shown().pictures.at(index);
    if (!picture || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (viewing || !emit(this.#host, 'pix-open', { image: picture.image, index }, true)) return;
    // Without the viewer the link still leads to the picture.
    this.show(index).catch(() => location.assign(picture.page));
  }
}
