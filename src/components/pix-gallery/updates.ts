import type { ReactiveController } from 'lit';
import type { List } from '../../contract/models.ts';
import { firstRequest } from '../../controllers/first-request.ts';
import { compareList } from '../../controllers/list-change.ts';
import type { ListController } from '../../controllers/list-controller.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { ListChange } from '../../controllers/paged-list.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { onRemoved } from '../../internal/custom-element.ts';
import { unclobbered } from '../../internal/documents.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import type { galleryTexts } from '../../locales/gallery.ts';
import { updateTexts } from '../../locales/updates.ts';
import { create } from '../../tiles/elements.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { frameOf } from '../../tiles/tile-frame.ts';
import type { TileList } from '../../tiles/tile-list.ts';
import { cancelImage } from '../../tiles/tile.ts';
import { actionStyles } from '../action.styles.ts';
import { viewerLock } from '../pix-lightbox/viewer-lock.ts';
import { tileIndex, type PlainGridFocus } from './focus-tile.ts';
import type { GalleryContext } from './gallery-context.ts';
import { holdPlace } from './keep-place.ts';
import { updateStyles } from './updates.styles.ts';

/** Shortest interval of requests, in seconds. */
const MIN_INTERVAL_S = 5;

/** After this many failures in a row, the interval is no longer doubled. */
const MAX_DOUBLINGS = 5;

/** Parts of a gallery that updates use. */
export interface Shared {
  list: ListController<PictureRecord, Picture>;
  texts: LocalizeController<keyof typeof galleryTexts>;
  tiles: TileList;
  focus: PlainGridFocus;
}

/** A gallery that updates. */
export interface UpdatingGallery extends GalleryContext {
  live?: number | null | undefined;
}

/** A newer response, and the list that it belongs to. */
interface Response {
  first: List<PictureRecord>;
  list: object;
}

const ITEMS = {
  recordOf: ({ image }: Picture): PictureRecord => image,
  isShown: (record: PictureRecord) => !!toPicture(record),
};

/** Longest delay of a timer, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Updates of a gallery: its list is requested again, at an interval if `live` is set, and what a visitor looks at stays in place. */
export class Updates implements ReactiveController {
  readonly #gallery: UpdatingGallery;
  readonly #shared: Shared;
  readonly #texts: LocalizeController<keyof typeof galleryTexts | keyof typeof updateTexts>;
  readonly #status = create('div', { class: 'news', part: 'news', role: 'status' });
  #removal = new AbortController();
  /** The response that the button offers. */
  #offer: Response | undefined;
  /** Ids of the pictures that the last update has added. */
  #added = new Set<number>();
  #live: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checkedAt = performance.now();
  #failures = 0;

  constructor(gallery: UpdatingGallery, shared: Shared) {
    this.#gallery = gallery;
    this.#shared = shared;
    this.#texts = shared.texts.extend(updateTexts);
    adoptStyles(gallery, actionStyles);
    adoptStyles(gallery, updateStyles);
    gallery.addController(this);
    gallery.requestUpdate();
  }

  hostConnected(): void {
    unclobbered(document).addEventListener('visibilitychange', this.#onVisible);
    this.#schedule();
  }

  hostDisconnected(): void {
    unclobbered(document).removeEventListener('visibilitychange', this.#onVisible);
    onRemoved(this.#gallery, () => {
      clearTimeout(this.#timer);
      this.#removal.abort();
      this.#removal = new AbortController();
    });
  }

  hostUpdated(): void {
    const live = this.#gallery.live ?? undefined;
    if (!this.#status.isConnected) frameOf(this.#gallery).element.before(this.#status);
    if (this.#offer && this.#offer.list !== this.#shared.list.list) this.#show();
    // happy-dom has no parts.
    for (const tile of this.#tiles())
      tile.part?.toggle('new', this.#added.has(this.#shared.list.list.at(tileIndex(tile))?.image.id ?? NaN));
    if (Object.is(live, this.#live)) return;
    this.#live = live;
    if (live !== undefined && !(live >= MIN_INTERVAL_S))
      warnOnce(`Pix: live="${live}" should be a number of seconds from ${MIN_INTERVAL_S}.`);
    this.#schedule();
  }

  /** Requests the list again, and shows it; see `PixGallery.refresh`. */
  async refresh(): Promise<number> {
    const { list } = this.#shared;
    if (list.state === 'error') list.retry();
    const response = await this.#read();
    if (!response) return 0;
    const count = await this.#apply(response);
    if (count) this.#show(create('span', { class: 'heard' }, this.#texts.t('newPictures', { count })));
    return count;
  }

  /** The first request of the list once more; nothing if it has not been answered before. */
  async #read(): Promise<Response | undefined> {
    const { list, request } = this.#shared.list;
    const { read, page, limit } = request;
    if (!read || list.total === undefined) return undefined;
    return { first: await read(firstRequest(page, limit), { signal: this.#removal.signal }), list };
  }

  /** Whether the list is still the one of a response: the page may have asked for another one, or removed the gallery. */
  #isCurrent({ list }: Response): boolean {
    return list === this.#shared.list.list && this.#gallery.isConnected;
  }

  /** Shows another version of the list; returns the number of new pictures. */
  async #apply(response: Response): Promise<number> {
    await viewerLock.whenFree();
    if (!this.#isCurrent(response)) return 0;
    const { list, tiles, focus } = this.#shared;
    const { added, known, change } = compareList(list.list, list.request, response.first, ITEMS);
    const gallery = this.#gallery;
    const { activeElement } = gallery.renderRoot as ShadowRoot;
    const focused = tileIndex(activeElement);
    const restoreScroll = holdPlace(gallery);
    moveTiles(tiles, change.move);
    focus.index = change.move(focus.index) ?? 0;
    this.#added = new Set(added.map(({ id }) => id));
    list.update(known, change);
    await gallery.updateComplete;
    restoreScroll?.();
    // A tile that is gone leaves the focus to the one in its place.
    if (focused >= 0 && !activeElement?.isConnected) {
      const [next] = this.#tiles().filter((tile) => tileIndex(tile) >= focused);
      this.#moveFocus(next ?? this.#tiles().at(-1));
    }
    return added.length;
  }

  /** Moves the focus to a tile, or to the list if tiles are no links. */
  #moveFocus(tile: HTMLElement | undefined): void {
    const target = tile?.matches('[href]') ? tile : this.#shared.tiles.element;
    target.focus({ preventScroll: true });
  }

  #tiles(): HTMLElement[] {
    return [...this.#gallery.renderRoot.querySelectorAll<HTMLElement>('[data-index]')];
  }

  readonly #onVisible = (): void => {
    if (performance.now() - this.#checkedAt >= 1000 * (this.#live ?? Infinity)) void this.#check();
  };

  #schedule(): void {
    clearTimeout(this.#timer);
    const live = this.#live ?? 0;
    const delay = 1000 * live * 2 ** Math.min(this.#failures, MAX_DOUBLINGS);
    if (live >= MIN_INTERVAL_S && this.#gallery.isConnected)
      this.#timer = setTimeout(() => void this.#check(), Math.min(delay, MAX_DELAY_MS));
  }

  /** Asks for new pictures; not while nobody would see them, without a connection, or on a connection that saves data. */
  async #check(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const isWanted =
      !unclobbered(document).hidden && navigator.onLine && !connection?.saveData && !viewerLock.isHeld;
    if (isWanted) {
      this.#checkedAt = performance.now();
      try {
        if (this.#shared.list.state === 'error') this.#retry();
        else {
          const response = await this.#read();
          if (response) {
            this.#failures = 0;
            await this.#announce(response);
          }
        }
      } catch {
        this.#failures++;
      }
    }
    this.#schedule();
  }

  /** Requests a list that has failed once more, unless a visitor is about to do so. */
  #retry(): void {
    this.#failures++;
    const { activeElement } = this.#gallery.renderRoot as ShadowRoot;
    if (!activeElement?.closest('.status')) this.#shared.list.retry();
  }

  /** Offers a button for new pictures; an empty gallery shows them at once. */
  async #announce(response: Response): Promise<void> {
    if (!this.#isCurrent(response)) return;
    const { list } = this.#shared;
    const { first } = response;
    const { added } = compareList(list.list, list.request, first, ITEMS);
    if (!added.length || list.state === 'empty') {
      this.#show();
      if (added.length) await this.#apply(response);
      return;
    }
    // More may have been added than the response holds.
    const isAll = added.length === first.data.length;
    const grown = isAll ? first.pagination.total - (list.list.total ?? 0) : 0;
    const count = Math.max(added.length, grown);
    const text = this.#texts.t('newPictures', { count });
    const known = this.#status.querySelector('button');
    const button = known ?? create('button', { class: 'action', part: 'button news-button', type: 'button' });
    if (button.textContent !== text) button.textContent = text;
    if (!known) {
      button.addEventListener('click', () => void this.#showOffer());
      this.#show(button);
    }
    this.#offer = response;
  }

  /** Shows the new pictures of the button, and moves the focus to the first of them. */
  async #showOffer(): Promise<void> {
    const offer = this.#offer;
    this.#show();
    if (!offer) return;
    await this.#apply(offer);
    const { list } = this.#shared.list;
    const index = list.pages
      .flatMap(({ items = [] }) => items)
      .findIndex(({ image }) => this.#added.has(image.id));
    this.#moveFocus(await this.#gallery.reveal(Math.max(0, index)));
  }

  /** Replaces what the live region says. */
  #show(...content: Element[]): void {
    this.#offer = undefined;
    this.#status.replaceChildren(...content);
  }
}

/** Gives the rendered items their new positions; those that are gone, or no longer in order, are removed. */
function moveTiles({ rendered }: TileList, move: ListChange['move']): void {
  const items = [...rendered].sort(([a], [b]) => a - b);
  rendered.clear();
  let last = -1;
  for (const [index, item] of items) {
    const to = move(index) ?? -1;
    if (to > last) {
      rendered.set((last = to), item);
      const tile = item.firstElementChild;
      if (tile?.hasAttribute('data-index')) tile.setAttribute('data-index', String(to));
    } else {
      cancelImage(item);
      item.remove();
    }
  }
}
