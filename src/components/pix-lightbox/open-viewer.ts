import type { OwnTexts } from '../../controllers/localize-controller.ts';
import { define } from '../../internal/define.ts';
import { inheritedAttribute } from '../../internal/inherited-attribute.ts';
import type { PictureList } from '../picture-list.ts';
import type { ImageSource } from '../sources.ts';
import { PixLightbox } from './pix-lightbox.ts';
import { withTimeout } from './wait.ts';
import { unclobbered } from '../../internal/unclobbered.ts';

const Viewer = define('pix-lightbox', PixLightbox);

/** Options of `openViewer()`. */
export interface ViewerOptions {
  /** The pictures to show; unread ones are read as the visitor approaches them. */
  pictures: PictureList;
  /** Index of the first picture to show, clamped to the list. */
  index: number;
  /** The element that opens the viewer, which takes its language and text direction. */
  opener: Element;
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
  /** `?name` or `#name`: keeps the current picture in the page's URL, and Back closes the viewer. */
  history?: string | undefined;
  /** Texts of the page that override those of the language. */
  texts?: OwnTexts | undefined;
}

/** An open viewer. */
export interface OpenedViewer {
  /** Resolves with the index of the last picture once the viewer has closed and the focus is back on the page. */
  closed: Promise<number>;
}

/** Opens the viewer above the page; resolves when the first picture, or its placeholder, is shown. */
export async function openViewer(options: ViewerOptions): Promise<OpenedViewer> {
  const { opener, signal, texts, index } = options;
  if (signal.aborted) return { closed: Promise.resolve(index) };
  const viewer = new Viewer();
  viewer.lang = inheritedAttribute(opener, 'lang') || 'en';
  const { direction, fontFamily } = getComputedStyle(opener);
  viewer.dir = direction;
  viewer.style.setProperty('--_font', fontFamily);
  viewer.texts = texts;
  viewer.options = options;
  unclobbered(document).body.append(viewer);
  // Not `remove()`: old libraries replace it by versions that throw for detached elements.
  const detach = () => viewer.parentNode?.removeChild(viewer);
  signal.addEventListener('abort', detach);
  const closed = viewer.closed.then(async (last) => {
    signal.removeEventListener('abort', detach);
    detach();
    if (!signal.aborted) await restoreFocus(options, last);
    return last;
  });
  await viewer.show();
  return { closed };
}

/** Focuses the tile of the last picture or, if it is gone, its list. */
async function restoreFocus({ opener, reveal }: ViewerOptions, last: number): Promise<void> {
  const focused = () => opener.shadowRoot?.activeElement ?? unclobbered(document).activeElement;
  const before = focused();
  // A tile that is rendered late must not steal the focus.
  await withTimeout(
    reveal(last).then((tile) => {
      const target = tile ?? opener.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"]:not(a)');
      if (before === focused()) target?.focus({ preventScroll: !tile });
    }),
  );
}
