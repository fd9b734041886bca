import type { Picture } from '../../picture.ts';
import type { PixLightbox } from '../pix-lightbox.ts';
import type { ViewerHistory } from '../viewer-extras.ts';
import { slugIn, withSlug } from './address.ts';
import { givePlaceBack, keepPlace, stateOf } from './scroll-place.ts';

/** Field of `history.state` that marks an entry as ours. */
const MARK = 'pixViewer';

const slugOf = (picture: Picture | undefined) => (picture?.image as { slug?: string } | undefined)?.slug;

/**
 * Gives the open viewer one entry in the page's history: Back closes it, and the address names the picture shown. What else
 * stands in the address and in `history.state` is kept. Where a page may not change its history, nothing happens.
 */
export function enterHistory(name: string, viewer: PixLightbox, signal: AbortSignal): ViewerHistory {
  let slug: string | undefined;
  let byBack = false;
  const isOurs = () => stateOf()[MARK] === name;

  const write = (how: 'pushState' | 'replaceState', to: string | undefined, mark: boolean) => {
    slug = to;
    const state = stateOf();
    if (mark) state[MARK] = name;
    else delete state[MARK];
    try {
      if (how === 'pushState') keepPlace();
      history[how](state, '', withSlug(name, to, location.href));
    } catch {
      // A sandboxed frame may not, nor a page that has done it too often.
      givePlaceBack();
    }
  };

  const shown = (picture: Picture) => {
    const to = slugOf(picture);
    if (!to || to === slug || byBack) return;
    const named = slugIn(name, location.href);
    if (named === to) slug = to;
    else if (slug === undefined && named === undefined) write('pushState', to, true);
    else if (slug === undefined || named === slug) write('replaceState', to, isOurs());
  };

  const follow = () => {
    const named = slugIn(name, location.href);
    if (named === slug) return;
    if (named === undefined) {
      byBack = true;
      viewer.engine?.close();
      return;
    }
    const { pictures } = viewer.options;
    for (let i = 0; i < pictures.count; i++) {
      if (slugOf(pictures.at(i)) !== named) continue;
      slug = named;
      viewer.engine?.goTo(i);
      return;
    }
  };
  addEventListener('popstate', follow, { signal });
  // A viewer that has closed by now leaves an address that named its picture, and enters none.
  const { picture } = viewer;
  if (picture && (!signal.aborted || slugIn(name, location.href) === slugOf(picture))) shown(picture);

  const closed = () => {
    // A page that has gone elsewhere in the meantime is left there.
    if (byBack || slug === undefined || slugIn(name, location.href) !== slug) return;
    if (isOurs() && !viewer.options.signal.aborted) history.back();
    else write('replaceState', undefined, false);
  };
  if (signal.aborted) closed();
  return { shown: (picture) => void (signal.aborted || shown(picture)), closed };
}
