import { IMAGE_SORTS } from '../../contract/limits.ts';
import type { Anchor } from './place-in.ts';

/** Where a visitor was in a gallery, as far as it is worth keeping. */
export interface Place {
  page?: number;
  /** Pages that were shown. */
  pages?: number;
  anchor?: Anchor | undefined;
}

/** A gallery, and what makes it another list: in that the place means nothing. */
type Placed = Element & Partial<Record<(typeof ASKED)[number], unknown>>;

const ASKED = ['limit', 'sort', 'q', 'album', 'user', 'category', 'tag', 'paging'] as const;

interface Kept extends Place {
  asked: string;
}

/**
 * Reads where a visitor was before a reload, or before going on to another page and coming back. The place is part of this
 * entry of the history, so a fresh visit has none.
 */
export function readPlace(gallery: Placed): Place | undefined {
  const kept = placesOf()[nameOf(gallery)];
  return kept?.asked === askedOf(gallery) ? kept : undefined;
}

/** Keeps what has changed of a place for later; what else the page keeps in the entry stays. */
export function keepPlace(gallery: Placed, place: Place): void {
  const kept: Kept = { ...readPlace(gallery), ...place, asked: askedOf(gallery) };
  const state: unknown = history.state;
  // A page may keep something else than an object there.
  if (state !== null && typeof state !== 'object') return;
  try {
    history.replaceState({ ...state, pix: { ...placesOf(), [nameOf(gallery)]: kept } }, '');
  } catch {
    // Frames without an origin have no history to write; browsers may also refuse what comes too often.
  }
}

function placesOf(): Record<string, Kept | undefined> {
  const state = history.state as { pix?: Record<string, Kept> } | null | undefined;
  return { ...state?.pix };
}

/** What is not said is asked for all the same: `newest` is the order without one. */
const askedOf = (gallery: Placed) =>
  JSON.stringify(
    ASKED.map((name) => (name === 'sort' && gallery.sort === IMAGE_SORTS[0] ? null : gallery[name] || null)),
  );

/** A name that is the same after a reload: an id, or the how manieth of its kind it is on the page. */
function nameOf(gallery: Element): string {
  let outer = gallery;
  for (let root = outer.getRootNode(); root instanceof ShadowRoot; root = outer.getRootNode())
    outer = root.host;
  const { id, localName, ownerDocument, parentElement } = outer;
  const near = parentElement?.id ? parentElement : ownerDocument;
  const all = [...near.querySelectorAll(localName)];
  return id || `${parentElement?.id ?? ''} ${localName} ${all.indexOf(outer)}`;
}
