import type { OwnTexts } from '../controllers/localize-controller.ts';
import { viewerLock } from './pix-lightbox/viewer-lock.ts';
import { focusedElement, ownTiles, recordList, type Thumbnail } from './own-pictures.ts';
import type { ViewerTools } from './pix-lightbox/viewer-tools.ts';
import type { PictureRecord } from '../tiles/picture.ts';

/** Options of `openViewer()`. */
export interface OpenViewerOptions {
  /** Index of the first picture to show, from 0; clamped to the list. Default 0. */
  index?: number | undefined;
  /**
   * Returns the page's own link or image of a picture. The picture grows out of its `<img>`, shrinks back into it on closing,
   * and the link gets the focus. Default: no zoom transition, and the opener gets the focus.
   */
  thumbnail?: Thumbnail | undefined;
  /**
   * Element that opens the viewer. It fires `pix-change` and `pix-close`, and the viewer takes its language, text direction and
   * font. Default: the thumbnail of the first picture, or the focused element.
   */
  opener?: HTMLElement | undefined;
  /**
   * `?name` or `#name`: the page's URL names the picture by its `slug` while the viewer is open. `none`: Back leaves the page.
   * Default: Back closes the viewer, and the URL stays as it is.
   */
  history?: string | undefined;
  /** Tools of the viewer in their order: names, separated by spaces or commas, or a list of names and tools of your own. Default: all. */
  tools?: ViewerTools | undefined;
  /** Seconds for which the slideshow shows a picture: a whole number from 1. Default 5. */
  interval?: number | undefined;
  /** How the slideshow changes pictures: at once (`none`), by a `slide`, or by a `fade`. Default `none`. */
  transition?: 'none' | 'slide' | 'fade' | undefined;
  /** Fit of pictures while the slideshow plays: `contain` (default), or `cover`, which fills the viewer and crops them. */
  fit?: 'contain' | 'cover' | undefined;
  /** What the info panel of the viewer shows of the file of a picture: `exif` for camera, lens, exposure and date, `location` for the place where it was taken, or both, separated by spaces. Default: nothing of the file. */
  info?: string | undefined;
  /** Custom texts, by key. */
  texts?: OwnTexts | undefined;
  /** Closes the viewer immediately when aborted. */
  signal?: AbortSignal | undefined;
}

/** A viewer opened by `openViewer()`. */
export interface OpenedViewer {
  /** Resolves when the viewer has closed and the focus is back on the page. */
  closed: Promise<void>;
}

/** The viewer that this function has opened or is opening. */
let current: Promise<OpenedViewer> | undefined;

/**
 * Opens the zoom viewer on pictures of your own, without a gallery: for the links of your own grid, for example. Loads the code of
 * the viewer at the first call. A page has at most one viewer: while one is open, further calls open nothing. They resolve with the
 * viewer that the first call has opened, or, while a gallery has its viewer open, with one whose `closed` is resolved.
 *
 * @param records The pictures. URLs may be relative to the page.
 * @returns A promise that resolves when the viewer is open, and rejects if its code cannot be loaded.
 */
export function openViewer(
  records: readonly PictureRecord[],
  options: OpenViewerOptions = {},
): Promise<OpenedViewer> {
  const { signal = new AbortController().signal } = options;
  const unlock = viewerLock.acquire(signal);
  if (!unlock) return current ?? Promise.resolve({ closed: Promise.resolve() });
  const release = () => {
    unlock();
    if (current === opened) current = undefined;
  };
  const opened = openStandaloneViewer(records, { ...options, signal }, release).catch((error: unknown) => {
    release();
    throw error;
  });
  return (current = opened);
}

async function openStandaloneViewer(
  records: readonly PictureRecord[],
  options: OpenViewerOptions & { signal: AbortSignal },
  release: () => void,
): Promise<OpenedViewer> {
  if (!Array.isArray(records))
    throw new TypeError(
      `openViewer() takes an array of records of pictures, not ${String(records as unknown)}.`,
    );
  const { index = 0, thumbnail = () => undefined, signal } = options;
  const { history, tools, interval, transition, fit, info, texts } = options;
  const { opener = thumbnail(index) ?? focusedElement() } = options;
  const { PixLightbox, showViewer } = await import('./pix-lightbox/viewer-code.ts');
  const content = {
    pictures: recordList(records),
    ...ownTiles(thumbnail, opener),
    history,
    tools,
    interval,
    transition,
    fit,
    info,
    texts,
  };
  let opening: Promise<void> | undefined;
  const closed = new Promise<void>((resolve) => {
    const onClosed = () => {
      release();
      resolve();
    };
    opening = showViewer(PixLightbox, { ...content, index, opener, signal, onClosed });
  });
  await opening;
  return { closed };
}
