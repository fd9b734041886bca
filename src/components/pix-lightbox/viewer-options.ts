import type { OwnTexts } from '../../controllers/localize-controller.ts';
import type { ListImagesQuery } from '../../contract/models.ts';
import type { PictureList } from '../picture-list.ts';
import type { ImageSource } from '../sources.ts';

/** Options of a viewer. */
export interface ViewerOptions {
  /** The pictures to show; unread ones are read as the visitor approaches them. */
  pictures: PictureList;
  /** Index of the first picture to show, clamped to the list. */
  index: number;
  /** The element that opens the viewer, which takes its language and text direction. */
  opener: HTMLElement;
  /** The rendered tile of a picture, if any; the opening transition starts at the `<img>` in it. */
  tile: (index: number) => HTMLElement | undefined;
  /** Scrolls the last picture into view and resolves with its tile, which then gets the focus. */
  reveal: (index: number) => Promise<HTMLElement | undefined>;
  /** Closes the viewer immediately when aborted. */
  signal: AbortSignal;
  /** Called when the visitor has moved to another picture, once its record has been read. */
  onChange?: ((index: number) => void) | undefined;
  /** Reads one record, which counts a view; called once for each picture that the visitor views. */
  get?: ImageSource['images']['get'] | undefined;
  /** Called when the viewer has closed or could not be opened. */
  onClosed?: (() => void) | undefined;
  /** Source and query of the list; used to find a picture outside the list. */
  source?: ImageSource | undefined;
  query?: ListImagesQuery;
  /** `?name` or `#name`: keeps the current picture in the page's URL. `none`: Back does not close the viewer. */
  history?: string | undefined;
  /** Opens the viewer again, at the picture that it showed last, when the visitor goes forward to its history entry. */
  reopen?: ((index: number) => void) | undefined;
  /** Changes the viewer before it is appended to the page. */
  prepare?: ((viewer: HTMLElement) => void) | undefined;
  /** Texts of the page that override those of the language. */
  texts?: OwnTexts | undefined;
}

/** Options that an element provides to the viewers it opens. */
export type ViewerContent = Omit<
  ViewerOptions,
  'index' | 'opener' | 'signal' | 'onChange' | 'onClosed' | 'reopen'
>;
