import { unsafeCSS, type CSSResult, type ReactiveController } from 'lit';
import type { ListController } from '../../controllers/list-controller.ts';
import type { ListPage } from '../../controllers/paged-list.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { observeTree } from '../../internal/observe-tree.ts';
import { lazy, stateOf, type CodeState } from '../../internal/lazy.ts';
import type { galleryTexts } from '../../locales/gallery.ts';
import { pagerTexts, type GalleryText } from '../../locales/pager.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import type { Pager } from './pager.ts';
import type { GalleryContext, TileOptions } from './gallery-context.ts';
import { loadLayout, type LayoutCode } from './load-layout.ts';
import { CAPTION, optionalChunks, type OptionalChunk } from './optional-chunks.ts';
import { TileRevealer } from './reveal.ts';
import { layoutNameOf, type LayoutName } from '../option-values.ts';
import { frameOf } from '../../tiles/tile-frame.ts';
import type { TileList } from '../../tiles/tile-list.ts';
import type * as CaptionsModule from '../../tiles/captions.ts';
import type * as TileOptionsModule from '../../tiles/tile-options.ts';
import type { TileView } from '../../tiles/tile.ts';
import type { Months } from './months/months.ts';
import type * as VirtualGridModule from './virtual-grid.ts';
import type { VirtualGridProps } from './virtual-grid-props.ts';

/** Private parts of a gallery that its features use. */
interface Shared {
  list: ListController<PictureRecord, Picture>;
  /** Expected number of pictures, also of a list that is not requested yet. */
  count: () => number;
  /** Whether tiles have their positions without a virtual grid. */
  isArranged: () => boolean;
  texts: LocalizeController<keyof typeof galleryTexts>;
  tile: (picture: Picture, options: TileOptions) => TileView;
  tiles: TileList;
}

const NONE: readonly ListPage<Picture>[] = [];

/** What a picture has without options of tiles. */
const NO_TILE_OPTIONS: Pick<Picture, 'alt' | 'link' | 'style' | 'caption'> = {
  alt: undefined,
  link: undefined,
  style: undefined,
  caption: undefined,
};

/** The virtual grid and its layout. */
type GridCode = Pick<typeof VirtualGridModule, 'VirtualGrid'> & LayoutCode;

/** The code of options of tiles, without or with that of captions. */
type TileCode = typeof CaptionsModule | typeof TileOptionsModule;

/** The style sheets of that code, by their text. */
const sheets = new Map<string, CSSResult>();

function sheetOf(text: string): CSSResult {
  const sheet = sheets.get(text) ?? unsafeCSS(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Calls back at each change of a template. */
function observeTemplate(template: HTMLTemplateElement, onChange: () => void): void {
  for (const root of [template, template.content])
    observeTree(root, { attributes: true, childList: true, characterData: true, subtree: true }, onChange);
}

/** Optional features of a gallery, each loaded on demand: layouts and virtualization, paging, captions. */
export class GalleryFeatures implements ReactiveController {
  readonly #gallery: GalleryContext;
  readonly #shared: Shared;
  readonly #texts: LocalizeController<GalleryText>;
  readonly #code;
  readonly #revealer: TileRevealer;
  /** Getters of the code of the virtual grid with each layout that the gallery has had. */
  readonly #gridCodes = new Map<LayoutName, () => GridCode | null | undefined>();
  /** The code that such a getter returned last, other than `undefined`. */
  #lastGridCode: GridCode | null | undefined;
  #virtualGrid: VirtualGridModule.VirtualGrid | undefined;
  /** Whether all code has loaded, and the query is known. */
  #isReady = false;
  #pager: Pager | undefined;
  #months: Months | undefined;
  /** The list, its pages, and the options that their pictures have. */
  #applied: readonly unknown[] = [];
  /** Whether a history navigation is in progress: a list that loads now restores the scroll state of its entry. */
  #returned = false;
  readonly #onPopState = (): void => {
    this.#returned = true;
    setTimeout(() => (this.#returned = false));
  };

  constructor(gallery: GalleryContext, shared: Shared) {
    this.#gallery = gallery;
    this.#shared = shared;
    this.#texts = shared.texts.extend(pagerTexts);
    this.#code = {
      pager: lazy(() => import('./pager.ts'), gallery),
      captions: lazy(() => import('../../tiles/captions.ts'), gallery),
      tileOptions: lazy(() => import('../../tiles/tile-options.ts'), gallery),
      months: lazy(() => import('./months/months.ts'), gallery),
    };
    gallery.addController(this);
    this.#revealer = new TileRevealer(gallery, {
      list: shared.list,
      grid: () => this.virtualGrid,
      pager: () => (this.endless ? this.#pager : undefined),
    });
  }

  /** The virtual grid; `undefined` while the plain grid renders the tiles. */
  get virtualGrid(): VirtualGridModule.VirtualGrid | undefined {
    return this.#gridCode() ? this.#virtualGrid : undefined;
  }

  /** Whether further pages are appended below the first `limit` pictures; not without the code for that. */
  get endless(): boolean {
    return this.#isPaged && this.#gallery.paging !== 'pages' && this.#code.pager() !== null;
  }

  /** Whether the code of the virtual grid loads: the plain grid is about to be replaced. */
  get isGridComing(): boolean {
    return this.#gridCode() !== null;
  }

  /** Number of pictures that the plain grid shows in place of a virtual one; `undefined` for all that have loaded. */
  get plainCount(): number | undefined {
    return this.endless ? this.#pager?.count : undefined;
  }

  hostConnected(): void {
    addEventListener('popstate', this.#onPopState);
  }

  /** Runs after `willUpdate` of the gallery, which loads a new list if the query has changed. */
  hostUpdate(): void {
    const { list } = this.#shared;
    this.#pager?.reset(list.list, this.#returned);
    const code = this.#gridCode();
    // The grid restores the scroll state, which belongs to the query that the URL sets.
    if (code && this.#isReady && !this.#virtualGrid) {
      const grid = new code.VirtualGrid(this.#gallery, () => this.#gridProps(this.#lastGridCode ?? code));
      this.#virtualGrid = grid;
      const frame = frameOf(this.#gallery);
      // The same list in another layout.
      const place = list.list.total === undefined ? undefined : frame.arranged?.place();
      frame.arranged = undefined;
      if (place) grid.scrollTo(place.index, place.offset);
    }
    this.#setRange();
    this.#applyOptions();
    if (!this.#groups()) this.#months?.clear();
    this.virtualGrid?.update();
    if (this.#isPaged) this.#pager?.update();
  }

  hostUpdated(): void {
    const { caption } = this.#gallery;
    if (caption === 'below') this.#code.captions()?.addCaptions(this.#shared.tiles.element);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#onPopState);
  }

  /** Code that decides what is rendered. */
  code(): CodeState[] {
    const isPagerNeeded = this.#isPaged && !this.#pager;
    return [
      isPagerNeeded ? stateOf(this.#code.pager()) : 'unneeded',
      this.#hasTileOptions ? stateOf(this.#tileCode()) : 'unneeded',
      this.#gallery.group ? stateOf(this.#code.months()) : 'unneeded',
      stateOf(this.#gridCode()),
    ];
  }

  /** Applies the history entry, once all code has loaded and the query is known. */
  prepare(): void {
    const code = this.#isPaged && !this.#pager && this.#code.pager();
    if (code) this.#pager = new code.Pager(this.#gallery, this.#texts);
    this.#pager?.prepare(this.#returned);
    this.#isReady = true;
    this.#setRange();
  }

  /**
   * The code of the virtual grid with the layout of the gallery: while it loads, that of the former layout, or `undefined`; `null` if
   * the plain grid renders the tiles, as in place of code that cannot be loaded.
   */
  #gridCode(): GridCode | null | undefined {
    if (!this.#isVirtual) return null;
    const layout = layoutNameOf(this.#gallery.layout);
    const load = async () => {
      const [{ VirtualGrid }, code] = await Promise.all([import('./virtual-grid.ts'), loadLayout(layout)]);
      return { VirtualGrid, ...code };
    };
    const code = this.#gridCodes.get(layout) ?? lazy(load, this.#gallery);
    this.#gridCodes.set(layout, code);
    const loaded = code();
    if (loaded !== undefined) this.#lastGridCode = loaded;
    return this.#lastGridCode;
  }

  /** Lets the virtual grid choose what to load. Without its code, the plain grid shows all, or as much as the pager. */
  #setRange(): void {
    const { list } = this.#shared;
    if (this.isGridComing) list.range = () => (this.virtualGrid ? this.virtualGrid.range : [0, 0]);
    else list.range = this.endless ? () => [0, (this.plainCount ?? 1) - 1] : undefined;
  }

  /** The tiles of the virtual grid; `undefined` if the plain grid renders them. */
  tiles(): Element | undefined {
    return this.virtualGrid?.updateTiles();
  }

  /** The probe that measures the custom properties of the virtual grid. */
  probe(): Element | undefined {
    return this.virtualGrid?.probe();
  }

  /** The pager, below the pictures. */
  pager(): unknown {
    return this.#isPaged ? this.#pager?.render() : undefined;
  }

  /** Applies the options of tiles to the pictures that have loaded, after a change of either. */
  #applyOptions(): void {
    const { list } = this.#shared.list;
    const code = this.#tileCode();
    const captions = this.#usesCaptions ? this.#code.captions() : undefined;
    const styles = captions ? captions.tileStyles : code?.tileStyles;
    if (styles) adoptStyles(this.#gallery, sheetOf(styles));
    const { link, alt, focalPoint, placeholder } = this.#gallery;
    const applied = [list, list.pages, code, link, alt, focalPoint, placeholder];
    if (!applied.filter((value, at) => value !== this.#applied[at]).length) return;
    // Before others are told of further pictures, such as the viewer.
    if (list !== this.#applied[0]) list.watch(() => this.#applyOptions());
    this.#applied = applied;
    for (const { items = [] } of list.pages)
      for (const picture of items)
        Object.assign(
          picture,
          NO_TILE_OPTIONS,
          code?.tileOptions(picture, this.#gallery, {
            find: () => this.#gallery.querySelector(CAPTION),
            observe: observeTemplate,
          }),
        );
  }

  /** Scrolls to a picture and resolves with its tile; see `PixGallery.reveal`. */
  reveal(index: number): Promise<HTMLElement | undefined> {
    return this.#revealer.reveal(index);
  }

  /** The code of options of tiles, and of captions, as far as they are used and it has loaded. */
  #tileCode(): TileCode | null | undefined {
    if (this.#usesCaptions) return this.#code.captions();
    return this.#hasTileOptions ? this.#code.tileOptions() : undefined;
  }

  get #usesCaptions(): boolean {
    return this.#chunks.includes('captions') || !!this.#gallery.querySelector(CAPTION);
  }

  get #hasTileOptions(): boolean {
    return this.#chunks.filter((name) => name === 'tile-options' || name === 'captions').length > 0;
  }

  get #isPaged(): boolean {
    return this.#chunks.includes('pager');
  }

  /** Whether tiles are positioned one by one; the plain grid is for short lists in the default layout. */
  get #isVirtual(): boolean {
    return this.#chunks.includes('virtual-grid');
  }

  get #chunks(): OptionalChunk[] {
    return optionalChunks(this.#gallery, this.#shared.count(), this.#shared.isArranged());
  }

  /** The headings of months; `undefined` without them, and until their code has loaded. */
  #groups(): Months | undefined {
    const code = this.#gallery.group && this.#code.months();
    if (!code) return undefined;
    this.#months ??= new code.Months(this.#gallery, {
      texts: this.#texts,
      list: () => this.#shared.list.list,
      grid: () => this.virtualGrid,
      include: (index) => this.endless && this.#pager?.include(index),
    });
    return this.#months.isActive ? this.#months : undefined;
  }

  #gridProps(code: LayoutCode): VirtualGridProps {
    const { list, tile, tiles } = this.#shared;
    const headings = this.#groups();
    const { strategy, strip } = headings?.layoutOf(code) ?? code;
    const pager = this.endless ? this.#pager : undefined;
    // No space is reserved for a list that has failed before its first page.
    const hasFailed = list.state === 'error' && !list.list.pages.filter(({ items }) => items).length;
    const pages = hasFailed ? NONE : (pager?.pages ?? list.list.pages);
    return {
      list: list.list,
      strategy,
      ...(strip && { strip }),
      pages: headings?.divide(pages) ?? pages,
      headings,
      returned: this.#returned,
      imageUrl: this.#tileCode()?.imageUrlOf(this.#gallery.imageUrl),
      texts: this.#texts,
      tile,
      tiles,
      reveal: (index: number, isWanted: () => boolean) => this.#revealer.reveal(index, isWanted),
      onUpdated: (isNearEnd: boolean) => {
        list.need();
        if (isNearEnd) pager?.reachEnd();
      },
    };
  }
}
