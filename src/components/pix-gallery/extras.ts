import type { ReactiveController, TemplateResult } from 'lit';
import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Image } from '../../contract/models.ts';
import type { ListController } from '../../controllers/list-controller.ts';
import type { TextController } from '../../controllers/text-controller.ts';
import { lazy } from '../../internal/lazy.ts';
import { whenGone } from '../../internal/when-gone.ts';
import type { galleryTexts } from '../../locales/gallery.ts';
import { pagerTexts, type GalleryText } from '../../locales/pager.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { Picture } from '../picture.ts';
import type { Pager } from './pager.ts';
import type { PixGallery } from './pix-gallery.ts';
import type { WallLayout } from './ruler.ts';
import type { TileOptions } from './tile.ts';
import type { GalleryWall } from './wall.ts';

/** What a gallery shares with its extras. */
interface Shared {
  list: ListController<Image, Picture>;
  texts: TextController<keyof typeof galleryTexts>;
  tile: (picture: Picture, options: TileOptions) => TemplateResult;
}

/** What only some galleries have: layouts, windowing, paging, controls, overlays; each fetches its code when it is wanted. */
export class GalleryExtras implements ReactiveController {
  readonly #gallery: PixGallery;
  readonly #shared: Shared;
  readonly #texts: TextController<GalleryText>;
  readonly #code;
  #wall: GalleryWall | undefined;
  #pager: Pager | undefined;
  #synced: AbortController | undefined;
  /** What stands before the names in the address. */
  #prefix: string | undefined;
  /** The browser has gone to another entry of the history: a list that begins now begins at the place that is kept there. */
  #returned = false;
  readonly #return = (): void => {
    this.#returned = true;
    setTimeout(() => (this.#returned = false));
  };

  constructor(gallery: PixGallery, shared: Shared) {
    this.#gallery = gallery;
    this.#shared = shared;
    this.#texts = shared.texts.learn(pagerTexts);
    this.#code = {
      wall: lazy(() => import('./wall.ts'), gallery),
      pager: lazy(() => import('./pager.ts'), gallery),
      controls: lazy(() => import('../explorer/controls.ts'), gallery),
      sync: lazy(() => import('../explorer/sync-url.ts'), gallery),
      overlay: lazy(() => import('./overlay.ts'), gallery),
    };
    gallery.addController(this);
  }

  /** Draws the tiles one by one, unless the style sheet's grid does. */
  get wall(): GalleryWall | undefined {
    return this.#walled ? this.#wall : undefined;
  }

  /** Whether the list goes on after `limit` pictures, below them. */
  get endless(): boolean {
    const { paging } = this.#gallery;
    return paging === 'more' || paging === 'scroll';
  }

  hostConnected(): void {
    addEventListener('popstate', this.#return);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#return);
    whenGone(this.#gallery, () => this.#unsync());
  }

  /** Whether all is there that decides what is shown, and where: what the page's address and its history say comes first. */
  isPrepared(): boolean {
    const gallery = this.#gallery;
    const { sync: prefix } = gallery;
    if (prefix !== this.#prefix) this.#unsync();
    this.#prefix = prefix;
    const sync = prefix != null && !this.#synced ? this.#code.sync() : null;
    const paged = this.endless || gallery.paging === 'pages';
    const pager = paged && !this.#pager ? this.#code.pager() : null;
    const controls = gallery.controls ? this.#code.controls() : null;
    const wall = this.#walled ? this.#code.wall() : null;
    if ([sync, pager, controls, wall].includes(undefined)) return false;
    // A place in a list is one in what the address asks for.
    if (sync) sync.syncUrl(gallery, prefix ?? '', (this.#synced = new AbortController()).signal);
    if (pager) this.#pager = new pager.Pager(gallery, this.#texts);
    return true;
  }

  /** The tiles, each where it stands; `undefined` where the style sheet's grid will do. */
  tiles(): TemplateResult | undefined {
    const { list } = this.#shared;
    this.#pager?.follow(list.list, this.#returned);
    const code = this.#walled ? this.#code.wall() : null;
    if (code) this.#wall ??= new code.GalleryWall(this.#gallery, () => this.#view());
    // Without that code a page is read after the other, and all are shown.
    list.range = code === null ? undefined : () => this.wall?.range ?? [0, 0];
    return this.wall?.render();
  }

  /** The controls above the pictures. */
  controls(): TemplateResult | undefined {
    const { controls } = this.#gallery;
    return controls ? this.#code.controls()?.controls(this.#gallery, controls) : undefined;
  }

  /** What leads on, below the pictures. */
  pager(): unknown {
    const { paging } = this.#gallery;
    return paging === 'pages' || this.endless ? this.#pager?.render(this.wall?.count) : undefined;
  }

  /** Style of a tile whose picture is not there yet. */
  placeholder(say: NonNullable<PixGallery['placeholder']>, { image }: Picture): string | undefined {
    try {
      const background = say(image);
      return background && CSS.supports('background', background) ? `background: ${background}` : undefined;
    } catch (error) {
      // The page's own mistake: reported as one, and the picture is there all the same.
      reportError(error);
      return undefined;
    }
  }

  /** What lies over a tile. */
  overlay(template: HTMLTemplateElement, picture: Picture): unknown {
    const code = this.#code.overlay();
    if (code) adoptStyles(this.#gallery, code.overlayStyles);
    return code?.overlay(template, picture);
  }

  /** Draws a tile, and brings it into view; of a list that goes on, as much is shown as that needs. */
  async reveal(index: number): Promise<void> {
    const { wall, endless } = this;
    const { list } = this.#shared.list;
    const pager = endless && index < list.count ? this.#pager : undefined;
    pager?.include(index);
    // A page that cannot be read has no tiles; the gallery says so by itself.
    const reveal = () => wall?.reveal(index).catch(() => undefined);
    await reveal();
    if (!pager || !wall || index < (wall.count ?? Infinity)) return;
    // It stands in a row that is not full before the next page is shown.
    pager.include(pager.count);
    await reveal();
  }

  /** The address is let go of; it stays as it is. */
  #unsync(): void {
    this.#synced?.abort();
    this.#synced = undefined;
  }

  /** Whether each tile is drawn where it stands: the style sheet's grid is for short lists. */
  get #walled(): boolean {
    const { count } = this.#shared.list.list;
    return this.#layout !== 'grid' || this.endless || !!this.#gallery.imageUrl || count > MAX_LIMIT;
  }

  get #layout(): WallLayout {
    const { layout } = this.#gallery;
    if (layout === 'masonry') return 'columns';
    return layout === 'rows' || layout === 'columns' || layout === 'carousel' ? layout : 'grid';
  }

  #view() {
    const { list, tile } = this.#shared;
    const pager = this.endless ? this.#pager : undefined;
    return {
      list: list.list,
      layout: this.#layout,
      parts: pager?.parts ?? list.list.parts,
      open: !!pager?.open,
      returned: this.#returned,
      imageUrl: this.#gallery.imageUrl,
      texts: this.#texts,
      tile,
      drawn: (atEnd: boolean) => {
        list.need();
        if (atEnd) pager?.reachEnd();
      },
    };
  }
}

/** Gives the tile that a key leads to from another the focus; does nothing where there is none in that direction. */
export async function moveFocus(
  gallery: PixGallery,
  extras: GalleryExtras | undefined,
  index: number,
  key: string,
): Promise<void> {
  const code = await import('./wall.ts').catch(() => undefined);
  // Without that code Tab still leads to the tile.
  if (!code) return;
  const { move, wallOfGrid } = code;
  const { renderRoot } = gallery;
  const to = () => {
    const grid = renderRoot.querySelector('.grid');
    const wall = extras?.wall?.model ?? (grid && wallOfGrid(grid));
    const rtl = getComputedStyle(gallery).direction === 'rtl';
    return (
      (wall && move(wall, index, key, { rtl, screen: extras?.wall?.screen ?? innerHeight })) ?? undefined
    );
  };
  // The visitor may go elsewhere while a tile is on its way.
  const stays = () => {
    const { activeElement } = renderRoot as Partial<ShadowRoot>;
    return (activeElement as HTMLElement | null | undefined)?.dataset['index'] === `${index}`;
  };
  const guess = to();
  if (guess === undefined) return;
  await extras?.wall?.reveal(guess).catch(() => undefined);
  // What has come may stand elsewhere than was guessed.
  const tile = stays() ? await gallery.reveal(to() ?? guess) : undefined;
  if (stays()) tile?.focus({ preventScroll: true });
}
