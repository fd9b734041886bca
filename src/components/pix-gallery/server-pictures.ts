import { perElement } from '../../tiles/elements.ts';
import { SERVER_PICTURES } from '../../tiles/server-pictures.ts';
import { tileAt } from './focus-tile.ts';
import type { RovingTabindex } from './roving-tabindex.ts';

/** The pictures that a server has rendered in an element, until its own tiles take over. They stay in the page: a snapshot of it shows them. */
class ServerPictures {
  readonly #gallery: Element;
  #isTaken = false;
  #isPinned = false;
  #scrolled = 0;

  constructor(gallery: Element) {
    this.#gallery = gallery;
  }

  /** Notes their state before an update. Returns whether they are shown as long as no list has loaded; `undefined` if there are none. */
  note(): boolean | undefined {
    const element = this.#element;
    this.#scrolled = element?.querySelector('ul')?.scrollLeft ?? 0;
    return element ? !this.#isTaken : undefined;
  }

  get #element(): Element | null {
    return this.#gallery.querySelector(`.${SERVER_PICTURES}`);
  }

  /** Lets the tiles take over the focus, and a carousel the scroll position. Call it once they are hidden. */
  take(focus: Pick<RovingTabindex, 'pin'> | undefined): void {
    const element = this.#element;
    if (!element || this.#isTaken) return;
    const renderRoot = this.#gallery.shadowRoot ?? this.#gallery;
    renderRoot.querySelector('.strip')?.scrollBy?.(this.#scrolled, 0);
    const focused = element.querySelector<HTMLAnchorElement>(':focus');
    const index = [...element.querySelectorAll('a')].indexOf(focused as HTMLAnchorElement);
    const tile = tileAt({ renderRoot }, index);
    tile?.focus({ preventScroll: true });
    // Until the next update, a link that is no longer rendered keeps the focus.
    this.#isTaken = !!tile || index < 0 || this.#isPinned;
    this.#isPinned = true;
    if (!this.#isTaken) focus?.pin(index);
    else if (!tile) focused?.blur();
  }
}

/** The server-rendered pictures of an element. */
export const serverPicturesOf = perElement((gallery) => new ServerPictures(gallery));
