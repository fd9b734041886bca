import type { ReactiveControllerHost } from 'lit';
import type { PagedList, ListPage } from '../../controllers/paged-list.ts';
import type { LocalizeController } from '../../controllers/localize-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import type { PagedLayout, PageRatios } from '../../layouts/paged-layout.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import type { Picture, PictureRecord } from '../../tiles/picture.ts';
import type { TileList } from '../../tiles/tile-list.ts';
import type { GalleryContext, TileOptions } from './gallery-context.ts';
import type { LayoutCode } from './load-layout.ts';
import type { TileView } from '../../tiles/tile.ts';

/** A page that is shown, or the part of it in one group. */
export interface ShownPage extends ListPage<Picture>, Pick<PageRatios, 'begins' | 'key'> {}

/** Headings between groups of items. */
export interface GroupHeadings {
  /** A hidden heading, whose height is measured. */
  readonly probe: Element;
  /** Updates the headings of the rendered items. */
  update(grid: {
    tiles: TileList;
    pages: readonly ShownPage[];
    model: PagedLayout | undefined;
    /** Indices of the rendered items, sorted. */
    indices: readonly number[];
  }): void;
}

/** Input of a virtual grid, read at each update. */
export interface VirtualGridProps extends LayoutCode {
  list: PagedList<PictureRecord, Picture>;
  /** The pages that are shown; the same array for the same pictures. */
  pages: readonly ShownPage[];
  /** Headings of the groups that pages begin, if there are groups. */
  headings?: GroupHeadings | undefined;
  /** Whether a new list restores the scroll state of the history entry. */
  returned: boolean;
  imageUrl: ImageUrl | undefined;
  tile: (picture: Picture, options: TileOptions) => TileView;
  tiles: TileList;
  texts: LocalizeController<GalleryText>;
  /** Scrolls a tile into view while `isWanted` holds; resolves with the tile, or with `undefined` if there is none. */
  reveal: (index: number, isWanted: () => boolean) => Promise<HTMLElement | undefined>;
  /** Called after each update, when the required pictures are known, and whether the end is near. */
  onUpdated: (isNearEnd: boolean) => void;
}

/** An element that renders a virtual grid. */
export type VirtualGridHost = ReactiveControllerHost &
  HTMLElement &
  Pick<GalleryContext, 'content' | 'paging' | 'renderRoot'>;
