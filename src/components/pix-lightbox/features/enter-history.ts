import type { Picture } from '../../picture.ts';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerHistory } from '../viewer-features.ts';
import { slugIn, withSlug } from './slug-in-url.ts';
import { pushEntry } from './scroll-restoration.ts';
import { readHistoryState, writeHistory } from '../../../internal/history-state.ts';
import { withoutPrototype } from '../../../internal/without-prototype.ts';

/** Field of `history.state` that marks an entry of the viewer. */
const STATE_FIELD = 'pixViewer';

const slugOf = (picture: Picture | undefined) => (picture?.image as { slug?: string } | undefined)?.slug;

/**
 * Adds one history entry for the open viewer: Back closes the viewer, and the URL names the current picture. The rest of the
 * URL and of `history.state` is kept. Does nothing on pages that may not change their history.
 */
export function enterHistory(name: string, viewer: ViewerContext, signal: AbortSignal): ViewerHistory {
  let slug: string | undefined;
  let closedByBack = false;
  const isViewerEntry = () => readHistoryState()[STATE_FIELD] === name;

  const write = (method: 'pushState' | 'replaceState', to: string | undefined, marked: boolean) => {
    slug = to;
    const address = withSlug(name, to, location.href);
    const changes = { [STATE_FIELD]: marked ? name : undefined };
    if (method === 'pushState') pushEntry(changes, address);
    else writeHistory(method, changes, address);
  };

  const shown = (picture: Picture) => {
    const to = slugOf(picture);
    if (!to || to === slug || closedByBack) return;
    const named = slugIn(name, location.href);
    if (named === to) slug = to;
    else if (slug === undefined && named === undefined) write('pushState', to, true);
    else if (slug === undefined || named === slug) write('replaceState', to, isViewerEntry());
  };

  const onPopState = () => {
    const named = slugIn(name, location.href);
    if (named === slug) return;
    if (named === undefined) {
      closedByBack = true;
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
  addEventListener('popstate', onPopState, withoutPrototype({ signal }));
  // A viewer that has closed in the meantime only removes its picture from the URL.
  const { picture } = viewer;
  if (picture && (!signal.aborted || slugIn(name, location.href) === slugOf(picture))) shown(picture);

  const closed = () => {
    if (closedByBack || slug === undefined) return;
    // Leave the URL alone if the page has navigated in the meantime.
    const isCurrent = slugIn(name, location.href) === slug;
    if (isCurrent && isViewerEntry() && !viewer.options.signal.aborted) return history.back();
    if (isCurrent) write('replaceState', undefined, false);
  };
  if (signal.aborted) closed();
  return { shown: (picture) => void (signal.aborted || shown(picture)), closed };
}
