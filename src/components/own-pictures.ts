import { scrollIntoView } from '../internal/scroll-into-view.ts';
import { withAbsoluteUrls } from './absolute-urls.ts';
import { toPicture, type Picture, type PictureRecord } from '../tiles/picture.ts';
import type { PictureList } from './picture-list.ts';
import type { ViewerContent } from './pix-lightbox/viewer-options.ts';

/** Returns the page's own link or image of the picture at an index, if there is one. */
export type Thumbnail = (index: number) => HTMLElement | null | undefined;

/** A list of records in memory. A record without an image that can be shown keeps its index. */
export function recordList(records: readonly PictureRecord[]): PictureList {
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

/**
 * Finds the page's own thumbnails for the viewer.
 *
 * @param fallback Element that gets the focus if there is no thumbnail.
 */
export function ownTiles(
  thumbnail: Thumbnail,
  fallback: HTMLElement,
): Required<Pick<ViewerContent, 'tile' | 'reveal'>> {
  return {
    tile: (index) => thumbnail(index) ?? undefined,
    reveal: (index) => {
      const element = thumbnail(index);
      if (element) scrollIntoView(element);
      return Promise.resolve(element?.closest<HTMLElement>('a[href], button, [tabindex]') ?? fallback);
    },
  };
}

/** The focused element of the document, or its body. */
export function focusedElement(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
