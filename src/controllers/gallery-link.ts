import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListImagesQuery } from '../contract/models.ts';
import { whenGone } from '../internal/when-gone.ts';

/** What a control reads of a gallery and sets of it; a `<pix-gallery>` is one. */
export interface LinkedGallery
  extends
    HTMLElement,
    Pick<ReactiveControllerHost, 'addController' | 'removeController'>,
    Pick<ListImagesQuery, 'q' | 'sort' | 'category' | 'tag' | 'page' | 'user' | 'album'> {
  /** Where its pictures come from, and perhaps categories and tags. */
  source?: object | undefined;
  /** How many pictures the service has for it, if known. */
  total?: number | undefined;
}

/** An element that says which gallery it belongs to. */
export interface GalleryControl extends ReactiveControllerHost, HTMLElement {
  /** Id of a gallery, or of what holds one, in the same tree. */
  for?: string | undefined;
  /** The gallery itself. */
  gallery?: LinkedGallery | undefined;
}

/** What a control does with its gallery. */
interface LinkEvents {
  /** It was found; the signal ends when it is lost. */
  found?: (gallery: LinkedGallery, signal: AbortSignal) => void;
  /** It was found, or has rendered anew. */
  updated?: (gallery: LinkedGallery) => void;
}

/**
 * Ties a control to its gallery, as `for` ties a label to its field: whichever of the two comes first, also when another
 * gallery takes the place of the first.
 */
export class GalleryLink implements ReactiveController {
  /** The gallery, once it is there and defined. */
  gallery: LinkedGallery | undefined;
  readonly #host: GalleryControl;
  readonly #events: LinkEvents;
  #bound: AbortController | undefined;
  #waiting: MutationObserver | undefined;

  constructor(host: GalleryControl, events: LinkEvents) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
  }

  hostConnected(): void {
    this.#look();
  }

  hostUpdate(): void {
    this.#look();
  }

  hostDisconnected(): void {
    whenGone(this.#host, () => this.#look());
  }

  /** Finds the gallery that is meant now; while there is none, waits for it. */
  #look(): void {
    const { isConnected, gallery, for: id } = this.#host;
    const root = this.#host.getRootNode() as ShadowRoot;
    const found = isConnected ? (gallery ?? (id ? byId(root, id) : undefined)) : undefined;
    if (found && !('addController' in found))
      void customElements.whenDefined('pix-gallery').then(() => this.#look());
    else this.#bind(found);
    if (found || !isConnected || !id) {
      this.#waiting?.disconnect();
      this.#waiting = undefined;
    } else if (!this.#waiting) {
      this.#waiting = new MutationObserver(() => this.#look());
      this.#waiting.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
    }
  }

  #bind(gallery: LinkedGallery | undefined): void {
    if (gallery === this.gallery) return;
    this.#bound?.abort();
    this.gallery = gallery;
    this.#host.requestUpdate();
    if (!gallery) return;
    this.#bound = new AbortController();
    const { signal } = this.#bound;
    const ear: ReactiveController = {
      hostUpdated: () => this.#events.updated?.(gallery),
      hostDisconnected: () => whenGone(gallery, () => this.#look()),
    };
    gallery.addController(ear);
    signal.addEventListener('abort', () => gallery.removeController(ear));
    this.#events.found?.(gallery, signal);
    this.#events.updated?.(gallery);
  }
}

function byId(root: DocumentFragment, id: string): LinkedGallery | undefined {
  const element = root.getElementById(id);
  return (element?.localName === 'pix-gallery' ? element : element?.querySelector('pix-gallery')) as
    LinkedGallery | undefined;
}
