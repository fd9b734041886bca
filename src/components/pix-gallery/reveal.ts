import type { ReactiveController } from 'lit';
import type { ListController } from '../../controllers/list-controller.ts';
import type { PagedList } from '../../controllers/paged-list.ts';
import { onRemoved } from '../../internal/custom-element.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import type { Pager } from './pager.ts';
import type { GalleryContext } from './gallery-context.ts';
import type { VirtualGrid } from './virtual-grid.ts';

/** Timeout in ms for the tile of a loaded record: styles may leave it without space, and so unrendered. */
const RENDER_TIMEOUT_MS = 3000;

/** The parts of a gallery that decide whether a tile is rendered. */
interface RenderContext {
  list: ListController<PictureRecord, Picture>;
  grid: () => VirtualGrid | undefined;
  /** Set if the gallery appends pages. */
  pager: () => Pager | undefined;
}

interface RevealRequest {
  index: number;
  isWanted: () => boolean;
  resolve: (tile: HTMLElement | undefined) => void;
  /** The list that is loading the record. */
  list?: unknown;
  /** Whether the skeleton has been scrolled into view. */
  isScrolled?: boolean;
}

/** Scrolls a tile into view once its record is loaded and the tile is rendered; the latest request wins. */
export class TileRevealer implements ReactiveController {
  readonly #gallery: GalleryContext;
  readonly #context: RenderContext;
  #request: RevealRequest | undefined;

  constructor(gallery: GalleryContext, context: RenderContext) {
    this.#gallery = gallery;
    this.#context = context;
    gallery.addController(this);
  }

  /**
   * Resolves with the tile, or with `undefined` if there is none.
   *
   * @param isWanted Checked at each step; the request ends without scrolling once it returns false.
   */
  reveal(index: number, isWanted: () => boolean = () => true): Promise<HTMLElement | undefined> {
    this.#end();
    return new Promise((resolve) => {
      this.#request = { index, isWanted, resolve };
      this.hostUpdated();
    });
  }

  hostDisconnected(): void {
    onRemoved(this.#gallery, () => this.#end());
  }

  hostUpdated(): void {
    const request = this.#request;
    const gallery = this.#gallery;
    if (!request) return;
    const isShown = gallery.isConnected && gallery.getClientRects().length > 0;
    if (!isShown || !gallery.content.source || !request.isWanted()) return this.#end();
    const { index } = request;
    const inside = (selector: string) => gallery.renderRoot.querySelector<HTMLElement>(selector);
    const tile = inside(`[data-index="${index}"]`);
    if (tile) {
      scrollIntoView(tile);
      return this.#end(tile);
    }
    this.#render(index);
    const skeleton = request.isScrolled ? null : inside(`[data-at="${index}"]`);
    if (skeleton) scrollIntoView(skeleton);
    request.isScrolled ||= !!skeleton;
    const { list } = this.#context.list;
    if (request.list === list) return;
    request.list = list;
    void this.#load(request, list);
  }

  /** Makes sure that the tile is rendered, and shows as many pages as that takes. */
  #render(index: number): void {
    const { list } = this.#context.list;
    this.#context.grid()?.focus.pin(index);
    const pager = this.#context.pager();
    if (pager && index < list.count && index >= pager.count) pager.include(index);
  }

  async #load(request: RevealRequest, list: PagedList<PictureRecord, Picture>): Promise<void> {
    const { index } = request;
    // The first page contains the length of the list.
    const firstPage = list.total === undefined ? list.load(0) : undefined;
    const picture = await Promise.resolve(firstPage)
      .then(() => list.load(index))
      .catch(() => null);
    if (this.#request !== request || this.#context.list.list !== list) return;
    // The gallery has not requested a list yet; its next update will.
    if (picture === undefined && list.total === undefined) request.list = undefined;
    else if (!picture) this.#end();
    else setTimeout(() => this.#request === request && this.#end(), RENDER_TIMEOUT_MS);
  }

  #end(tile?: HTMLElement): void {
    const request = this.#request;
    this.#request = undefined;
    request?.resolve(tile);
  }
}
