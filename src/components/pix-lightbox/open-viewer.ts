import type { OwnTexts } from '../../controllers/text-controller.ts';
import { define } from '../../internal/define.ts';
import { inheritedAttribute } from '../../internal/inherited-attribute.ts';
import type { PictureList } from '../picture-list.ts';
import type { ImageSource } from '../sources.ts';
import { PixLightbox } from './pix-lightbox.ts';
import { soon } from './wait.ts';

define('pix-lightbox', PixLightbox);

/** What a viewer is opened with. */
export interface ViewerOptions {
  /** The pictures to go through; those not yet read are read as a visitor comes near them. */
  pictures: PictureList;
  /** The picture to begin with; the nearest there is, if there is none. */
  index: number;
  /** The element that opens it: the viewer speaks its language and runs in its direction. */
  opener: Element;
  /** The tile of a picture, if it is drawn: the picture grows out of the `<img>` in it. */
  tile: (index: number) => HTMLElement | undefined;
  /** Scrolls the picture shown last into view and gives its tile, which gets the focus. */
  reveal: (index: number) => Promise<HTMLElement | undefined>;
  /** Ends the viewer at once. */
  signal: AbortSignal;
  /** Called when a visitor has gone to another picture, as soon as that has been read. */
  onChange?: ((index: number) => void) | undefined;
  /** Reads one record, which counts a view: done once for each picture that a visitor looks at. */
  get?: ImageSource['images']['get'] | undefined;
  /** `?name` or `#name`: the picture shown stands in the page's address, and Back closes. */
  history?: string | undefined;
  /** Texts of the page's own. */
  texts?: OwnTexts | undefined;
}

/**
 * Opens the viewer above everything on the page.
 *
 * @returns The index of the picture shown last, once the viewer has closed and the focus is back on the page, as far as its
 * tile is there.
 */
export async function openViewer(options: ViewerOptions): Promise<number> {
  const { opener, signal, texts } = options;
  if (signal.aborted) return options.index;
  const viewer = document.createElement('pix-lightbox');
  viewer.lang = inheritedAttribute(opener, 'lang') || 'en';
  viewer.dir = getComputedStyle(opener).direction;
  viewer.texts = texts;
  viewer.options = options;
  document.body.append(viewer);
  const end = () => viewer.remove();
  signal.addEventListener('abort', end);
  const last = await viewer.show();
  signal.removeEventListener('abort', end);
  viewer.remove();
  if (signal.aborted) return last;
  const focused = () => opener.shadowRoot?.activeElement ?? document.activeElement;
  const before = focused();
  // A tile that comes late does not take the focus from what has it by then.
  await soon(options.reveal(last).then((tile) => before === focused() && tile?.focus()));
  return last;
}
