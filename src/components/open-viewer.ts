import type { OwnTexts } from '../controllers/localize-controller.ts';
import { unclobbered } from '../internal/unclobbered.ts';
import type { PictureList } from './picture-list.ts';
import { toPicture, type Picture } from './picture.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import type { PictureRecord } from './sources.ts';

/** Options of `openViewer()`. */
export interface OpenViewerOptions {
  /** Index of the first picture to show, from 0; clamped to the list. Default 0. */
  index?: number | undefined;
  /**
   * Returns the page's own link or image of a picture. The picture grows out of its `<img>`, shrinks back into it on closing,
   * and the link gets the focus. Default: no zoom transition, and the opener gets the focus.
   */
  thumbnail?: ((index: number) => HTMLElement | null | undefined) | undefined;
  /**
   * Element that opens the viewer. It fires `pix-change` and `pix-close`, and the viewer takes its language, text direction and
   * font. Default: the thumbnail of the first picture, or the focused element.
   */
  opener?: HTMLElement | undefined;
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

/** The viewer that is open or opening; a page has at most one. */
let current: Promise<OpenedViewer> | undefined;

/**
 * Opens the zoom viewer on pictures of your own, without a gallery: for the links of your own grid, for example. Loads the code of
 * the viewer at the first call. While the viewer is open, further calls resolve with the open one.
 *
 * @param records The pictures. URLs may be relative to the page.
 * @returns A promise that resolves when the viewer is open, and rejects if its code cannot be loaded.
 */
export function openViewer(
  records: readonly PictureRecord[],
  options: OpenViewerOptions = {},
): Promise<OpenedViewer> {
  current ??= open(listOf(records), options).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

async function open(pictures: PictureList, options: OpenViewerOptions): Promise<OpenedViewer> {
  const { index = 0, thumbnail = () => undefined, texts, signal = new AbortController().signal } = options;
  const opener = options.opener ?? thumbnail(index) ?? focusedElement();
  const { showViewer } = await import('./pix-lightbox/show-viewer.ts');
  // The frame around an image, in which the viewer looks for the image.
  const tile = (at: number) => {
    const element = thumbnail(at) ?? undefined;
    return element?.localName === 'img' ? (element.parentElement ?? undefined) : element;
  };
  const reveal = (at: number) => {
    const element = thumbnail(at);
    element?.scrollIntoView({ block: 'nearest' });
    return Promise.resolve(element?.closest<HTMLElement>('a[href], button, [tabindex]') ?? opener);
  };
  const { promise: closed, resolve } = defer();
  const done = () => {
    current = undefined;
    resolve();
  };
  await showViewer(opener, { pictures, tile, reveal, texts }, { index, signal, done });
  return { closed };
}

/** A promise and the function that resolves it. */
function defer(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

function focusedElement(): HTMLElement {
  const page = unclobbered(document);
  return page.activeElement instanceof HTMLElement ? page.activeElement : page.body;
}

/** A list of records in memory. A record without an image that can be shown keeps its index. */
function listOf(records: readonly PictureRecord[]): PictureList {
  const known = new Map<number, Picture | undefined>();
  const at = (index: number) => {
    const record = records[index];
    if (record && !known.has(index)) known.set(index, toPicture(withAbsoluteUrls(record)));
    return known.get(index);
  };
  return {
    count: records.length,
    at,
    load: (index) => Promise.resolve(at(index)),
    watch: () => undefined,
  };
}
