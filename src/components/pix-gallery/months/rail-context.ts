import type { LocalizeController } from '../../../controllers/localize-controller.ts';
import type { PagedList } from '../../../controllers/paged-list.ts';
import type { GalleryText } from '../../../locales/pager.ts';
import type { Picture, PictureRecord } from '../../../tiles/picture.ts';
import type { VirtualGrid } from '../virtual-grid.ts';

/** Parts of a gallery that its headings and its rail use. */
export interface RailContext {
  texts: LocalizeController<GalleryText>;
  list: () => PagedList<PictureRecord, Picture>;
  grid: () => Pick<VirtualGrid, 'scrollTo' | 'firstVisible' | 'model'> | undefined;
  /** Shows as many pages as it takes to include a picture. */
  include: (index: number) => void;
}
