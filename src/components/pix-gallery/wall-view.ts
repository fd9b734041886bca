import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Image } from '../../contract/models.ts';
import type { PagedList, Part } from '../../controllers/paged-list.ts';
import type { TextController } from '../../controllers/text-controller.ts';
import type { GalleryText } from '../../locales/pager.ts';
import type { ImageUrl } from '../image-url.ts';
import type { Picture } from '../picture.ts';
import type { WallLayout } from './ruler.ts';
import type { TileOptions } from './tile.ts';

/** What a wall shows. */
export interface WallView {
  list: PagedList<Image, Picture>;
  layout: WallLayout;
  /** What is shown of the list; the same array for the same pictures. */
  parts: readonly Part<Picture>[];
  /** Whether the list goes on after them. */
  open: boolean;
  /** Whether a list that begins now does so at the place that is kept in the history. */
  returned: boolean;
  imageUrl: ImageUrl | undefined;
  tile: (picture: Picture, options: TileOptions) => TemplateResult;
  texts: TextController<GalleryText>;
  /** Called after each drawing, when it is known which pictures are needed, and whether the end is near. */
  drawn: (atEnd: boolean) => void;
}

/** An element that has a wall. */
export type WallHost = ReactiveControllerHost & HTMLElement & { renderRoot: ParentNode };
