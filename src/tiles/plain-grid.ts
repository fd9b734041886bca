import { fullPicture, type FullPictureOptions } from './full-picture.ts';
import { INITIAL_IMAGES } from './initial-images.ts';
import type { Picture } from './picture.ts';
import type { TileFrame } from './tile-frame.ts';
import type { TileView } from './tile.ts';

/** Properties of a painted gallery, which the element reads once its class is defined. */
export interface PaintedProps {
  source: object;
  /** Maximum number of pictures, on a page if there are several. */
  limit?: number | undefined;
  page?: number | undefined;
  layout?: string | undefined;
  paging?: string | undefined;
  quality?: string | undefined;
  /** Where the URL names a picture, such as `?photo`. */
  history?: string | undefined;
}

/** Pictures to paint. */
export interface PaintedList {
  /** The first page. */
  pictures: readonly Picture[];
  /** Number of records on the first page, some of which may have no image. */
  records: number;
  /** Number of records of the service that match. */
  total: number;
  props: PaintedProps;
}

/**
 * Arranges tiles in a frame that is not in the page yet. The result measures what sizes and positions depend on, and returns a function
 * that applies it: of several galleries, all are measured before any changes.
 */
export type Arrange = (frame: TileFrame, list: PaintedList) => () => () => void;

/**
 * The state of a tile that is painted before its element is there. Which image the tile shows depends on its size.
 *
 * @param box Size of the tile in CSS pixels, once it is known; of width 0 while the tile is hidden.
 * @param count Number of pictures in the list.
 */
export const paintedTile = (
  picture: Picture,
  index: number,
  {
    box,
    count,
    quality,
  }: { box: FullPictureOptions['box'] | undefined; count: number; quality: string | undefined },
): TileView => ({
  picture,
  index,
  isInitial: index < INITIAL_IMAGES,
  isDeferred: !box?.width,
  srcset: box && fullPicture(picture, { box, count, quality }),
});

/** Arranges tiles as a grid of CSS. */
export const plainGrid: Arrange = (frame, { pictures, props: { quality } }) => {
  const { list } = frame;
  const { length: count } = pictures;
  const render = (box?: DOMRect) =>
    list.update({
      name: 'grid',
      items: pictures.map((picture, index) => ({
        index,
        tile: paintedTile(picture, index, { box, count, quality }),
      })),
    });
  frame.update(() => ({ slot: 'tiles', isBusy: false, content: render() }));
  return () => {
    const box = list.element.firstElementChild?.getBoundingClientRect();
    return () => render(box);
  };
};
