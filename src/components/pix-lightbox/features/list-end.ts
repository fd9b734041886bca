import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Time in ms for which the status is empty, so that screen readers notice that its text comes back. */
const EMPTY_MS = 100;

/** Announces the picture with its position again when a visitor tries to go beyond the first or the last one. */
export function listEnd(viewer: ViewerContext): ViewerFeature {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    act(action) {
      const { state, options } = viewer;
      const last = options.pictures.count - 1;
      const ends: Partial<Record<typeof action, number>> = { previous: 0, first: 0, next: last, last };
      if (ends[action] === state.index) {
        viewer.announce('');
        // A key that is held repeats.
        clearTimeout(timer);
        timer = setTimeout(() => viewer.announce(undefined), EMPTY_MS);
      }
      return false;
    },
  };
}
