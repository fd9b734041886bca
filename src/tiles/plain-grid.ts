import { MAX_LIMIT } from '../contract/limits.ts';
import { fullPicture, type FullPictureOptions } from './full-picture.ts';
import { INITIAL_IMAGES } from './initial-images.ts';
import { toPicture, type Picture, type PictureRecord } from './picture.ts';
import type { TileFrame } from './tile-frame.ts';
import { tilesOf } from './tile-list.ts';
import type { TileView } from './tile.ts';

/** Properties of a painted element, which it reads once its class is defined. */
export interface PaintedProps {
  source: object;
  /** Maximum number of pictures, on a page if there are several. */
  limit?: number | undefined;
  page?: number | undefined;
  layout?: string | undefined;
  paging?: string | undefined;
  quality?: string | undefined;
  /** Slug or id of a single picture. */
  slug?: string;
}

/** A list to paint. */
export interface PaintedList {
  /** The records of the first page. */
  records: readonly unknown[];
  /** Number of records of the service that match. */
  total: number;
  props: PaintedProps;
}

/** Measures what sizes and positions depend on, and returns a function that applies it: of several elements, all are measured before any changes. */
export type Measure = () => () => void;

/** Arranges what is painted in a frame that is not in the page yet; `undefined` if there is nothing to show. */
export type Arrange = (frame: TileFrame, list: PaintedList) => Measure | undefined;

/** The pictures of a list. */
export const picturesOf = ({ records }: PaintedList): Picture[] =>
  records.flatMap((record) => toPicture(record as PictureRecord) ?? []);

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
export const plainGrid: Arrange = (frame, painted) => {
  const { limit = Infinity, quality } = painted.props;
  const pictures = picturesOf(painted);
  const { length: count } = pictures;
  // Of more pictures, not all are rendered.
  if (!count || Math.min(limit, painted.total) > MAX_LIMIT) return undefined;
  const list = tilesOf(frame.host);
  const render = (box?: DOMRect) =>
    list.update({
      name: 'grid',
      items: pictures.map((picture, index) => ({
        index,
        // An image without an address would be laid out as its text.
        tile: paintedTile(box ? picture : { ...picture, title: '' }, index, { box, count, quality }),
      })),
    });
  frame.update(() => ({ slot: 'tiles', isBusy: false, content: render() }));
  return () => {
    const box = list.element.firstElementChild?.getBoundingClientRect();
    return () => render(box);
  };
};
