import { MAX_LIMIT } from '../../contract/limits.ts';
import type { ReactiveController } from 'lit';
import type { ListController } from '../../controllers/list-controller.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';
import { range } from '../../internal/altered-globals.ts';
import type { galleryTexts } from '../../locales/gallery.ts';
import { fullPicture, INITIAL_IMAGES } from '../../tiles/image-loading.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import { frameOf, type ArrangedList } from '../../tiles/tile-frame.ts';
import { tilesOf } from '../../tiles/tile-list.ts';
import type { TileView } from '../../tiles/tile.ts';
import { PlainGridFocus, tileAt } from './focus-tile.ts';
import type { GalleryFeatures } from './features.ts';
import type { GalleryContext, TileOptions } from './gallery-context.ts';

interface Shared {
  list: ListController<PictureRecord, Picture>;
  texts: LocalizeController<keyof typeof galleryTexts>;
}

/** The tiles of a gallery without a virtual grid: in a grid of CSS, or where they have been painted. */
export class PlainGrid implements ReactiveController {
  readonly focus: PlainGridFocus;
  readonly #gallery: GalleryContext & { quality?: string | undefined };
  readonly #shared: Shared;
  /** Size of the first picture: of width 0 while the grid is hidden, `undefined` until it is laid out and without tiles. */
  #box: TileOptions['box'];
  #sizes: SizeObserver | undefined;

  constructor(gallery: GalleryContext, shared: Shared) {
    this.#gallery = gallery;
    this.#shared = shared;
    this.focus = new PlainGridFocus(gallery);
    gallery.addController(this);
  }

  /** The painted list, as long as it is shown so: as a whole, in a layout whose tiles have a position each. */
  get arranged(): ArrangedList | undefined {
    const { arranged } = frameOf(this.#gallery);
    const isShown = arranged?.layout === this.#gallery.layout && !arranged?.isReplaced;
    return isShown ? arranged : undefined;
  }

  /** The state of a tile; `box` is its size, in CSS pixels. */
  readonly tile = (picture: Picture, { box = this.#box, ...rest }: TileOptions): TileView => {
    const { list, urgent } = this.#shared.list;
    const { quality } = this.#gallery;
    return {
      picture,
      isDeferred: !box?.width,
      srcset: box && fullPicture(picture, { box, count: list.count, quality }),
      isInitial: urgent && rest.index < INITIAL_IMAGES,
      tabbable: rest.index === this.focus.index,
      ...rest,
    };
  };

  hostConnected(): void {
    const gallery = this.#gallery;
    // The observer belongs to the document that the gallery is in now.
    this.#sizes = sizeObserver(gallery, () => {
      // Layout is fresh here; reading the box during an update would force one layout per gallery.
      this.#box = pictureIn(gallery.renderRoot.querySelector('.grid>li'));
      // In the next frame: a change within the callback is a ResizeObserver loop error.
      requestAnimationFrame(() => {
        if (gallery.isConnected) gallery.requestUpdate();
      });
    });
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sizes = undefined;
  }

  hostUpdated(): void {
    const { element } = tilesOf(this.#gallery);
    if (element.matches('.grid')) this.#sizes?.observe(element);
  }

  /**
   * Updates the tiles, with skeletons for pictures that have not loaded; returns their list.
   *
   * @param expected Number of pictures, with those that are loading.
   * @param isWaiting Whether code that decides what is shown is loading.
   * @param features.isGridComing Whether the code of a virtual grid loads: the rendered tiles stay, or skeletons reserve the space of the first ones.
   * @param features.plainCount Number of pictures to show; `undefined` for all.
   */
  update(
    expected: number,
    isWaiting: boolean,
    { isGridComing, plainCount }: Partial<GalleryFeatures> = {},
  ): Element {
    const { arranged, tile } = this;
    const { list, items, state } = this.#shared.list;
    const { total, count } = list;
    const label = total === undefined ? undefined : this.#shared.texts.t('pictures', { count });
    if (arranged) {
      arranged.update({ pictures: items, label, viewOf: tile });
      return arranged.content;
    }
    const frame = frameOf(this.#gallery);
    // Until the virtual grid is there, and the first of its pictures are known.
    if (frame.arranged && (isWaiting || isGridComing)) return frame.arranged.content;
    frame.arranged = undefined;
    const pictures = isGridComing && !tileAt(this.#gallery, 0) ? [] : items.slice(0, plainCount);
    const reserved = isGridComing || state === 'loading' ? Math.min(expected, MAX_LIMIT) : 0;
    return tilesOf(this.#gallery).update({
      name: 'grid',
      label,
      items: range(0, Math.max(pictures.length, reserved) - 1).map((index) => {
        const picture = pictures[index];
        return { index, tile: picture && tile(picture, { index }) };
      }),
    });
  }
}

/** The size of the picture of an item, without the caption below it; not that of the image, which grows under the pointer. */
function pictureIn(item: Element | null | undefined): TileOptions['box'] {
  if (!item) return undefined;
  const { width, height } = item.getBoundingClientRect();
  const caption = item.querySelector('.caption');
  const isBelow = caption && getComputedStyle(caption).position === 'static';
  return { width, height: height - (isBelow ? caption.getBoundingClientRect().height : 0) };
}
