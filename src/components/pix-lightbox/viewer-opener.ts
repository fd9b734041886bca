import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onRemoved } from '../../internal/custom-element.ts';
import type { ContainerClass } from './mount-viewer.ts';
import type { prefetch } from './prefetch.ts';
import type { showViewer } from './show-viewer.ts';
import { viewerLock } from './viewer-lock.ts';
import type { ViewerContent, ViewerProperties } from './viewer-options.ts';

/** The code of the viewer. */
export interface ViewerCode {
  PixLightbox: ContainerClass;
  prefetch: typeof prefetch;
  showViewer: typeof showViewer;
}

/** An element that opens viewers, with their options. */
export type ViewerOwner = ReactiveControllerHost & HTMLElement & ViewerProperties;

/** Opens the viewer when its host asks for it, or the page's URL names one of the host's pictures. */
export class ViewerOpener implements ReactiveController {
  protected readonly host: ViewerOwner;
  protected readonly content: () => ViewerContent;
  protected readonly load: () => Promise<ViewerCode>;
  #removal = new AbortController();
  #isWatchingHistory = false;

  /**
   * @param content Returns what the viewer shows.
   * @param load Loads the code of the viewer.
   */
  constructor(host: ViewerOwner, content: () => ViewerContent, load: () => Promise<ViewerCode>) {
    this.host = host;
    this.content = content;
    this.load = load;
    host.addController(this);
  }

  hostUpdated(): void {
    const { history: name } = this.host;
    if (this.#isWatchingHistory || !name) return;
    this.#isWatchingHistory = true;
    const { host, content } = this;
    const { signal } = this.#removal;
    const open = (index: number, named: Partial<ViewerContent>) =>
      void this.show(index, named).catch(() => undefined);
    // If the code cannot be loaded, a URL that names a picture shows the gallery.
    import('./features/watch-history.ts').then(
      ({ watchHistory }) => watchHistory({ name, host, content, open, signal }),
      () => undefined,
    );
  }

  hostDisconnected(): void {
    onRemoved(this.host, () => {
      this.#removal.abort();
      this.#removal = new AbortController();
      this.#isWatchingHistory = false;
    });
  }

  /** Opens the viewer; resolves when it is open. Does nothing if there is no picture or a viewer is already open. */
  async show(index: number, named?: Partial<ViewerContent>): Promise<void> {
    const { signal } = this.#removal;
    const release = viewerLock.acquire(signal);
    if (!release) return;
    try {
      // A second attempt, since the visitor would leave the page.
      const { PixLightbox, showViewer } = await this.load().catch(() => this.load());
      const { history, tools, interval, transition, fit, info, texts } = this.host;
      const options = { history, tools, interval, transition, fit, info, texts };
      const content = { ...options, ...this.content(), ...named };
      await showViewer(PixLightbox, { ...content, index, opener: this.host, signal, onClosed: release });
    } catch (error) {
      release();
      throw error;
    }
  }
}
