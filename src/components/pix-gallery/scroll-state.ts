import { IMAGE_SORTS } from '../../contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../contract/image-filters.ts';
import type { GalleryContent } from './gallery-context.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import { readHistoryState, writeHistory } from '../../internal/history-state.ts';
import { unclobbered } from '../../internal/documents.ts';

/** Scroll state of a gallery, for scroll restoration. */
export interface ScrollState {
  /** Page of numbered pages, from 1. */
  page?: number;
  /** Number of pages shown. */
  pages?: number;
  anchor?: ScrollAnchor | undefined;
}

/** A gallery, with the properties that identify its list: a scroll state belongs to one list. */
type QueriedGallery = Element & {
  content: Pick<GalleryContent, 'pageSize' | 'filters'>;
  paging?: string | undefined;
};

interface SavedState extends ScrollState {
  query: string;
}

/**
 * Scroll restoration: returns the state that was saved in this entry of the history, before a reload or a visit of another
 * page. A new visit has a new entry, and no state.
 */
export function restoreScrollState(gallery: QueriedGallery): ScrollState | undefined {
  const saved = savedStates()[galleryKeyOf(gallery)];
  return saved?.query === queryKeyOf(gallery) ? saved : undefined;
}

/** Merges changes into the saved scroll state; other data of the page in the history entry stay. */
export function saveScrollState(gallery: QueriedGallery, changes: ScrollState): void {
  const saved: SavedState = { ...restoreScrollState(gallery), ...changes, query: queryKeyOf(gallery) };
  writeHistory('replaceState', { pix: { ...savedStates(), [galleryKeyOf(gallery)]: saved } });
}

const savedStates = () => ({ ...(readHistoryState()['pix'] as Record<string, SavedState | undefined>) });

/** The query as a string; the default order equals an absent one. */
const queryKeyOf = ({ content: { pageSize, filters }, paging }: QueriedGallery) =>
  JSON.stringify([
    pageSize,
    paging,
    ...IMAGE_FILTERS.map((name) =>
      name === 'sort' && filters.sort === IMAGE_SORTS[0] ? null : filters[name] || null,
    ),
  ]);

/** A key that survives a reload: the id of the gallery's outermost host, or its index among elements of the same tag. */
function galleryKeyOf(gallery: Element): string {
  let outer = gallery;
  for (let root = outer.getRootNode(); root instanceof ShadowRoot; root = outer.getRootNode())
    outer = root.host;
  const { id, localName, ownerDocument, parentElement } = outer;
  const scope = parentElement?.id ? parentElement : unclobbered(ownerDocument);
  const all = [...scope.querySelectorAll(localName)];
  return id || `${parentElement?.id ?? ''} ${localName} ${all.indexOf(outer)}`;
}
