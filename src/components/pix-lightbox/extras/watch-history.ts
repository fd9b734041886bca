import type { Picture } from '../../picture.ts';
import { toPicture } from '../../picture.ts';
import type { PictureList } from '../../picture-list.ts';
import type { ImageSource } from '../../sources.ts';
import { slugIn } from './address.ts';

/** How many pages are read to find a picture that the address names. */
const MAX_READS = 10;

/** What the address names: options for `openViewer()`. */
export interface NamedPicture {
  pictures: PictureList;
  index: number;
  /** Unset when the record has just been read: that was a view already. */
  get?: ImageSource['images']['get'] | undefined;
}

export interface HistoryWatch {
  /** `?name` or `#name`. */
  name: string;
  /** The pictures as they are now. */
  pictures: () => PictureList;
  get?: ImageSource['images']['get'] | undefined;
  /** Opens the viewer, unless it is open. */
  open: (named: NamedPicture) => void;
  signal: AbortSignal;
}

/** Opens the picture that the page's address names: now, and when Back or Forward leads to it. */
export function watchHistory(watch: HistoryWatch): void {
  let latest = 0;
  const look = async () => {
    const turn = ++latest;
    const slug = slugIn(watch.name, location.href);
    const named = slug ? await find(slug, watch) : undefined;
    if (named && turn === latest && !watch.signal.aborted) watch.open(named);
  };
  const safely = () => void look().catch(() => undefined);
  addEventListener('popstate', safely, { signal: watch.signal });
  safely();
}

async function find(
  slug: string,
  { pictures, get, signal }: HistoryWatch,
): Promise<NamedPicture | undefined> {
  const list = pictures();
  const index = await indexOf(slug, list, signal).catch(() => -1);
  if (index >= 0) return { pictures: list, index, get };
  const picture = get && toPicture(await get(slug, { signal }));
  return picture && { pictures: listOfOne(picture), index: 0 };
}

/** Looks among what has been read, then reads on. */
async function indexOf(slug: string, list: PictureList, signal: AbortSignal): Promise<number> {
  for (let reads = 0; reads <= MAX_READS && !signal.aborted; reads++) {
    let unread = list.count ? -1 : 0;
    for (let i = 0; i < list.count; i++) {
      const picture = list.at(i);
      if ((picture?.image as { slug?: unknown } | undefined)?.slug === slug) return i;
      if (!picture && unread < 0) unread = i;
    }
    if (unread < 0 || reads === MAX_READS) break;
    // A picture that is not there ends the search, or it would be asked for again and again.
    if (!(await list.load(unread))) break;
  }
  return -1;
}

function listOfOne(picture: Picture): PictureList {
  return {
    count: 1,
    at: (index) => (index ? undefined : picture),
    load: (index) => Promise.resolve(index ? undefined : picture),
    watch: () => undefined,
  };
}
