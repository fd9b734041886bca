import type { ReactiveControllerHost } from 'lit';
import { PagedList, type ReadPage } from '../../../controllers/paged-list.ts';
import { emit } from '../../../internal/custom-element.ts';
import type { Picture, PictureRecord } from '../../../tiles/picture.ts';
import { toPicture } from '../../../tiles/picture.ts';
import type { PictureList } from '../../picture-list.ts';
import type { ViewerContent } from '../viewer-options.ts';
import { onEntryChange } from '../../../internal/entry-change.ts';
import { restoreScrollRestoration } from '../../../internal/view-entry.ts';
import { slugIn, urlParameter } from '../slug-in-url.ts';
import { viewerLock } from '../viewer-lock.ts';

/** Maximum number of pages that are read to find the picture named by the URL. */
const MAX_READS = 10;

/** The part of an element's content that is searched for the picture named by the URL. */
type Searched = Pick<ViewerContent, 'pictures' | 'source' | 'query'>;

/** Options of `watchHistory()`. */
export interface HistoryWatch {
  /** URL parameter that names the picture: `?name` or `#name`; with another value, nothing is watched. */
  name: string;
  /** The element that opens the viewer. */
  host: ReactiveControllerHost & EventTarget;
  /** Returns the current content. */
  content: () => Searched;
  /** Opens the viewer, unless one is open. */
  open: (index: number, named: Pick<ViewerContent, 'pictures'>) => void;
  signal: AbortSignal;
}

/**
 * Opens the picture named by the page's URL: once pictures have been loaded, after Back or Forward, and when a router of the page
 * has changed the URL. Links come from untrusted authors, so a picture outside the element's own list is not opened.
 */
export function watchHistory({ name, host, content, open, signal }: HistoryWatch): void {
  if (!urlParameter(name)) return;
  const slugInUrl = () => slugIn(name, location.href);
  let latestRun = 0;
  const openNamed = async () => {
    const run = ++latestRun;
    const isOver = () => run !== latestRun || signal.aborted;
    const named = slugInUrl();
    const searched = content();
    const { pictures } = searched;
    // Load the list now, even if the gallery is outside the viewport.
    if (!named || !(pictures.at(0) ?? (await pictures.load(0))) || isOver()) return;
    const [index, list] = await find(named, searched, signal);
    if (!list || isOver()) return;
    const detail = { image: list.at(index)?.image, index };
    if (emit(host, 'pix-open', detail, true)) open(index, { pictures: list });
  };
  const update = () => {
    restoreScrollRestoration();
    void openNamed().catch(() => undefined);
  };
  addEventListener('popstate', update, { signal });
  const expect = onEntryChange(slugInUrl, () => viewerLock.isHeld || update(), signal);
  // A page may show the picture in its own way, and set the URL.
  host.addEventListener(
    'pix-open',
    ({ detail }: CustomEventInit<{ image?: { slug?: string } }>) => expect(detail?.image?.slug),
    { signal },
  );
  let seen: unknown;
  /** Runs once for a new list, and again when its first pictures have been loaded. */
  const hostUpdated = () => {
    const { pictures } = content();
    const first = pictures.at(0) ?? pictures;
    if (seen === first) return;
    seen = first;
    if (first !== pictures) host.removeController(controller);
    update();
  };
  const controller = { hostUpdated };
  host.addController(controller);
  signal.addEventListener('abort', () => host.removeController(controller));
  hostUpdated();
}

/** Finds a picture in the list, or by a search of the source with the same query. */
async function find(
  slug: string,
  { pictures, source, query }: Searched,
  signal: AbortSignal,
): Promise<[index: number, list?: PictureList | undefined]> {
  const index = await indexOf(slug, pictures, signal).catch(() => -1);
  if (index >= 0) return [index, pictures];
  if (!source) return [0];
  // A search matches slugs, too, and counts no view.
  const q = [query?.q, slug].filter(Boolean).join(' ');
  const read: ReadPage<PictureRecord> = (range, options) =>
    source.images.list({ ...query, q, ...range }, options);
  const found = new PagedList({ read, page: 1, limit: Infinity }, toPicture);
  signal.addEventListener('abort', () => found.stop());
  const picture = found.at(await indexOf(slug, found, signal));
  return [0, picture && singlePictureList(picture)];
}

/** Index of a slug in a list, whose unread pages are read as needed; -1 if it is not found. */
async function indexOf(slug: string, list: PictureList, signal: AbortSignal): Promise<number> {
  for (let reads = 0; reads <= MAX_READS && !signal.aborted; reads++) {
    let unread = list.count ? -1 : 0;
    for (let i = 0; i < list.count; i++) {
      const picture = list.at(i);
      if ((picture?.image as { slug?: unknown } | undefined)?.slug === slug) return i;
      if (!picture && unread < 0) unread = i;
    }
    if (unread < 0 || reads === MAX_READS) break;
    // Stop at a missing record: it would be requested again and again.
    if (!(await list.load(unread))) break;
  }
  return -1;
}

function singlePictureList(picture: Picture): PictureList {
  return {
    count: 1,
    at: (index) => (index ? undefined : picture),
    load: (index) => Promise.resolve(index ? undefined : picture),
    watch: () => undefined,
  };
}
