import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ListImagesQuery } from '../contract/models.ts';
import { onRemoved } from '../internal/custom-element.ts';
import { observeTree } from '../internal/observe-tree.ts';
import { announceResults } from './announce-results.ts';

/** Interface of a gallery for its controls; `<pix-gallery>` implements it. */
export interface LinkedGallery
  extends
    HTMLElement,
    Pick<ReactiveControllerHost, 'addController' | 'removeController'>,
    Omit<ListImagesQuery, 'limit'> {
  /** Source of pictures, and optionally of categories and tags. */
  source?: object | undefined;
  /** @internal The source in effect: `source`, or what replaces it. */
  currentSource?: object | undefined;
  /** Number of pictures that match the query, if known. */
  total?: number | undefined;
}

/** An element that controls a gallery. */
export interface GalleryControl extends ReactiveControllerHost, HTMLElement {
  /** Id of a gallery, or of an ancestor of one, in the same tree. */
  for?: string | undefined;
  /** The gallery; takes precedence over `for`. */
  gallery?: LinkedGallery | null | undefined;
}

/** Callbacks of a control. */
interface LinkEvents {
  /** The gallery was found; the signal aborts when it is lost. */
  found?: (gallery: LinkedGallery, signal: AbortSignal) => void;
  /** The gallery was found, or has rendered. */
  updated?: (gallery: LinkedGallery) => void;
}

/**
 * Links a control to its gallery, as `for` links a label to its field: in any order of insertion, and also when another
 * gallery replaces the first.
 */
export class GalleryLink implements ReactiveController {
  /** The linked gallery, once it is connected and defined. */
  gallery: LinkedGallery | undefined;
  readonly #host: GalleryControl;
  readonly #events: LinkEvents;
  #binding: AbortController | undefined;
  #stopObserving: (() => void) | undefined;

  constructor(host: GalleryControl, events: LinkEvents) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
  }

  hostConnected(): void {
    this.#resolve();
  }

  hostUpdate(): void {
    this.#resolve();
  }

  hostDisconnected(): void {
    onRemoved(this.#host, () => this.#resolve());
  }

  /** Resolves `gallery` and `for`; observes the tree while `for` matches nothing. */
  #resolve(): void {
    const { isConnected, gallery, for: id } = this.#host;
    const root = this.#host.getRootNode() as ShadowRoot;
    const found = isConnected ? (gallery ?? (id ? findGallery(root, id) : undefined)) : undefined;
    if (found && !('addController' in found))
      void customElements.whenDefined('pix-gallery').then(() => this.#resolve());
    else this.#bind(found);
    if (found || !isConnected || !id) {
      this.#stopObserving?.();
      this.#stopObserving = undefined;
    } else if (!this.#stopObserving) {
      const options = { childList: true, subtree: true, attributeFilter: ['id'] };
      this.#stopObserving = observeTree(root, options, () => this.#resolve());
    }
  }

  #bind(gallery: LinkedGallery | undefined): void {
    if (gallery === this.gallery) return;
    this.#binding?.abort();
    this.gallery = gallery;
    this.#host.requestUpdate();
    if (!gallery) return;
    announceResults(gallery);
    this.#binding = new AbortController();
    const { signal } = this.#binding;
    const observer: ReactiveController = {
      hostUpdated: () => this.#events.updated?.(gallery),
      hostDisconnected: () => onRemoved(gallery, () => this.#resolve()),
    };
    gallery.addController(observer);
    signal.addEventListener('abort', () => gallery.removeController(observer));
    this.#events.found?.(gallery, signal);
    this.#events.updated?.(gallery);
  }
}

function findGallery(root: DocumentFragment, id: string): LinkedGallery | undefined {
  const element = root.getElementById(id);
  return (element?.localName === 'pix-gallery' ? element : element?.querySelector('pix-gallery')) as
    | LinkedGallery
    | undefined;
}
