import type { OwnTexts } from '../../controllers/localize-controller.ts';
import type { ListImagesQuery } from '../../contract/models.ts';
import type { PictureList } from '../picture-list.ts';
import type { ImageSource } from '../sources.ts';
import type { ViewerTools } from './viewer-tools.ts';

/** Options of a viewer. */
export interface ViewerOptions {
  /** The pictures to show; unread ones are read as the visitor approaches them. */
  pictures: PictureList;
  /** Index of the first picture to show, clamped to the list. */
  index: number;
  /** The element that opens the viewer, which takes its language and text direction. */
  opener: HTMLElement;
  /** The rendered tile of a picture, if any: an `<img>`, or what contains one, at which the opening transition starts. */
  tile: (index: number) => HTMLElement | undefined;
  /** Scrolls the last picture into view and resolves with its tile, which then gets the focus. */
  reveal: (index: number) => Promise<HTMLElement | undefined>;
  /** Closes the viewer immediately when aborted. */
  signal: AbortSignal;
  /** Called when the visitor has moved to another picture, once its record has been read. */
  onChange?: ((index: number) => void) | undefined;
  /** Called when the visitor uses a tool of the page. */
  onTool?: ((name: string, index: number) => void) | undefined;
  /** Elements of the page that are tools: buttons and links, or slots with such. */
  slotted?: Iterable<Element> & { length: number };
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
  /** URL that visitors share and copy, in place of that of the picture. */
  shared?: string | undefined;
  /** Tools that the page has chosen. Without it, the viewer shows all of its own. */
  tools?: ViewerTools | null | undefined;
  /** Seconds for which the slideshow shows a picture. */
  interval?: number | string | null | undefined;
  /** How the slideshow changes pictures: `none`, `slide` or `fade`. */
  transition?: string | null | undefined;
  /** Fit of pictures while the slideshow plays: `contain` or `cover`. */
  fit?: string | null | undefined;
  /** What the info panel shows of the file of a picture: `exif`, `location` or both. */
  info?: string | null | undefined;
  /** Texts of the page that override those of the language. */
  texts?: OwnTexts | undefined;
}

/** Options that are properties of the element that opens the viewer. */
export type ViewerProperties = Pick<
  ViewerOptions,
  'history' | 'tools' | 'interval' | 'transition' | 'fit' | 'info' | 'texts'
>;

/** Options that an element provides to the viewers it opens. */
export type ViewerContent = Omit<
  ViewerOptions,
  'index' | 'opener' | 'signal' | 'onChange' | 'onTool' | 'slotted' | 'onClosed' | 'reopen'
>;
