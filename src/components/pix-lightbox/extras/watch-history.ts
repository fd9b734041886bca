import type { ReactiveControllerHost } from 'lit';
import { emit } from '../../../internal/emit.ts';
import type { Picture } from '../../picture.ts';
import { toPicture } from '../../picture.ts';
import type { PictureList } from '../../picture-list.ts';
import type { ImageSource } from '../../sources.ts';
import { slugIn } from './address.ts';
import { givePlaceBack } from './scroll-place.ts';

/** How many pages are read to find a picture that the address names. */
const MAX_READS = 10;

type Get = ImageSource['images']['get'];

/** What the address names: what `openViewer()` shows instead of the gallery's own. */
export interface NamedPicture {
  pictures: PictureList;
  /** Unset when the record has just been read: that was a view already. */
  get: Get | undefined;
}

export interface HistoryWatch {
  /** `?name` or `#name`. */
  name: string;
  /** What opens the viewer. */
  host: ReactiveControllerHost & EventTarget;
  /** The pictures as they are now. */
  shown: () => { pictures: PictureList; get?: Get | undefined };
  /** Opens the viewer, unless it is open. */
  open: (index: number, named: NamedPicture) => void;
  signal: AbortSignal;
}

/** Opens the picture that the page's address names: as soon as there are pictures, and when Back or Forward leads to it. */
export function watchHistory({ name, host, shown, open, signal }: HistoryWatch): void {
  let latest = 0;
  const look = async () => {
    const turn = ++latest;
    const isOver = () => turn !== latest || signal.aborted;
    const slug = slugIn(name, location.href);
    const { pictures, get } = shown();
    // Wherever on the page the gallery is, its pictures are wanted now.
    if (!slug || !(pictures.at(0) ?? (await pictures.load(0))) || isOver()) return;
    const [index, named] = await find(slug, { pictures, get }, signal);
    if (!named || isOver()) return;
    const detail = { image: named.pictures.at(index)?.image, index };
    if (emit(host, 'pix-open', detail, true)) open(index, named);
  };
  const safely = () => {
    givePlaceBack();
    void look().catch(() => undefined);
  };
  addEventListener('popstate', safely, { signal });
  let seen: unknown;
  /** Once for a list that has just begun, and once more when its first pictures are there. */
  const hostUpdated = () => {
    const { pictures } = shown();
    const first = pictures.at(0) ?? pictures;
    if (seen === first) return;
    seen = first;
    if (first !== pictures) host.removeController(controller);
    safely();
  };
  const controller = { hostUpdated };
  host.addController(controller);
  signal.addEventListener('abort', () => host.removeController(controller));
  hostUpdated();
}

async function find(
  slug: string,
  { pictures, get }: ReturnType<HistoryWatch['shown']>,
  signal: AbortSignal,
): Promise<[index: number, named?: NamedPicture | undefined]> {
  const index = await indexOf(slug, pictures, signal).catch(() => -1);
  if (index >= 0) return [index, { pictures, get }];
  const picture = get && toPicture(await get(slug, { signal }));
  return [0, picture && { pictures: listOfOne(picture), get: undefined }];
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
