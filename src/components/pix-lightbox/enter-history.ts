import { writeHistory } from '../../internal/history-state.ts';
import { ViewEntry } from '../../internal/view-entry.ts';
import type { Picture } from '../../tiles/picture.ts';
import { encodeSlug, slugIn, urlParameter, withSlug } from './slug-in-url.ts';
import type { ViewerContext } from './viewer-context.ts';

/** Keeps the page's history in sync with the viewer. */
export interface ViewerHistory {
  /** Records the current picture; repeated calls are harmless. */
  shown: (picture: Picture) => void;
  /** Called when the viewer has closed. */
  closed: () => void;
}

/** Forgets the entry of the last viewer, which may open again by Forward. */
let forgetLast = () => {};

/** The slug of a picture, if a URL can hold it. */
function slugOf(picture: Picture | undefined): string | undefined {
  const { slug } = (picture?.image as { slug?: string } | undefined) ?? {};
  return encodeSlug(slug) && slug;
}

/**
 * Adds one history entry for the viewer, which is about to open: Back closes the viewer. With a URL parameter, the URL names the
 * current picture. The rest of the URL and of `history.state` is kept. A viewer that was opened by its URL adds no entry.
 */
export async function enterHistory(
  viewer: Pick<ViewerContext, 'host' | 'options' | 'picture' | 'state' | 'engine'>,
  close: () => void,
): Promise<ViewerHistory> {
  const { history, pictures, reopen, signal } = viewer.options;
  const parameter = urlParameter(history);
  const slugInUrl = () => parameter && slugIn(parameter, location.href);
  const addressOf = (to: string | undefined) => parameter && withSlug(parameter, to, location.href);
  let slug = slugInUrl();
  let isClosed = false;
  /** Goes to the picture that the URL names, if the URL names another than before. */
  const isOpenHere = (): boolean => {
    if (isClosed || slug === undefined) return entry.isNamed;
    const named = slugInUrl();
    for (let index = 0; named && named !== slug && index < pictures.count; index++) {
      if (slugOf(pictures.at(index)) !== named) continue;
      slug = named;
      viewer.engine?.goTo(index);
    }
    return named !== undefined;
  };
  const left = () => {
    isClosed = true;
    close();
  };
  // With a URL parameter, the element opens the picture that the URL names.
  const returned = () => parameter ?? reopen?.(viewer.state.index);
  const entry: ViewEntry = new ViewEntry('viewer', { isOpenHere, left, returned });
  if (!slug) await entry.push(() => addressOf((slug = parameter && slugOf(viewer.picture))));
  entry.observe();
  // The signal lives as long as the gallery, and must not keep all viewers that have closed.
  forgetLast();
  const stop = () => entry.stop();
  signal.addEventListener('abort', stop);
  forgetLast = () => signal.removeEventListener('abort', stop);

  const shown = (picture: Picture) => {
    const to = slugOf(picture);
    if (!parameter || to === slug || isClosed || slugInUrl() !== slug) return;
    slug = to;
    writeHistory('replaceState', {}, addressOf(to));
  };
  const closed = () => {
    // Leave the URL alone if the page has navigated in the meantime.
    const isHere = !isClosed && slugInUrl() === slug;
    isClosed = true;
    // A router that has replaced the page is about to add an entry, from which a traversal would lead back.
    const isRemoved = signal.aborted || !viewer.host.isConnected;
    if (isHere && !isRemoved && entry.leave()) return;
    entry.unname();
    if (isHere && slug) writeHistory('replaceState', {}, addressOf(undefined));
  };
  return { shown, closed };
}
