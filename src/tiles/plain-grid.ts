import { DEFAULT_LIMIT, MAX_LIMIT } from '../contract/limits.ts';
import { fullPicture, INITIAL_IMAGES, type FullPictureOptions } from './image-loading.ts';
import { toPicture, type Picture, type PictureRecord } from './picture.ts';
import type { TileFrame } from './tile-frame.ts';
import type { CaptionOptions } from './caption-text.ts';
import type { TileOptions, toPictureWith } from './tile-options.ts';
import { tilesOf } from './tile-list.ts';
import type { TileView } from './tile.ts';

/** Properties of a painted element, which it reads once its class is defined. */
export interface PaintedProps extends TileOptions, CaptionOptions {
  source: object;
  /** Maximum number of pictures, on a page if there are several. */
  limit?: number | undefined;
  page?: number | undefined;
  layout?: string | undefined;
  paging?: string | undefined;
  quality?: string | undefined;
  controls?: unknown;
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
  /** Size of a tile of a grid in CSS pixels, of width 0 while it is hidden; if it is unknown, the images are thumbnails. */
  tile?: { width: number; height: number } | undefined;
  /** Converts records with the options of the properties, if there are any. */
  toPictureWith?: typeof toPictureWith | undefined;
}

/** Measures what sizes and positions depend on, and returns a function that applies it: of several elements, all are measured before any changes. */
export type Measure = () => () => void;

/** Arranges what is painted in a frame that is not in the page yet; `undefined` if there is nothing to show. */
export type Arrange = (frame: TileFrame, list: PaintedList) => Measure | undefined;

/** The pictures of a list. */
export const picturesOf = ({ records, props, toPictureWith = toPicture }: PaintedList): Picture[] =>
  records.flatMap((record) => toPictureWith(record as PictureRecord, props) ?? []);

/**
 * The state of a tile that is painted before its element is there. Which image the tile shows depends on its size.
 *
 * @param box Size of the tile in CSS pixels; of width 0 while the tile is hidden.
 * @param count Number of pictures in the list.
 * @param isUrgent Whether the list is in view.
 */
export const paintedTile = (
  picture: Picture,
  index: number,
  {
    box,
    count,
    quality,
    isUrgent,
  }: {
    box: FullPictureOptions['box'] | undefined;
    count: number;
    quality: string | undefined;
    isUrgent: boolean;
  },
): TileView => ({
  picture,
  index,
  isInitial: isUrgent && index < INITIAL_IMAGES,
  isDeferred: box?.width === 0,
  srcset: box && fullPicture(picture, { box, count, quality }),
});

/** Number of tiles of a grid that are painted in one task; a longer page follows in the tasks after the first frame. */
const TILES_PER_TASK = DEFAULT_LIMIT;

/** Arranges tiles as a grid of CSS. */
export const plainGrid: Arrange = (frame, painted) => {
  const { props, tile: box } = painted;
  const { limit = Infinity, quality, caption } = props;
  const { isUrgent } = frame;
  const pictures = picturesOf(painted);
  const { length: count } = pictures;
  // Of more pictures, not all are rendered.
  if (!count || Math.min(limit, painted.total) > MAX_LIMIT) return undefined;
  // The space below a tile is known from its caption only.
  let end = caption === 'below' ? count : 0;
  const paintMore = () => {
    end += TILES_PER_TASK;
    const content = tilesOf(frame.host).update({
      name: 'grid',
      items: pictures.map((picture, index) => ({
        index,
        tile: index < end ? paintedTile(picture, index, { box, count, quality, isUrgent }) : undefined,
      })),
    });
    if (end < count) requestAnimationFrame(() => setTimeout(() => frame.painted && paintMore()));
    return content;
  };
  const content = paintMore();
  frame.update(() => ({ slot: 'tiles', isBusy: false, content }));
  return () => () => undefined;
};
