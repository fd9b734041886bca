/** Field of `history.state` that saves an entry's `history.scrollRestoration`. */
const FIELD = 'pixScroll';

/** A copy of the entry's state as an object; empty if the state is not an object. */
export function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' ? { ...state } : {};
}

/** The state to write: `null` instead of an empty object. */
export const stateOrNull = (state: Record<string, unknown>) => (Object.keys(state).length ? state : null);

/**
 * Adds a history entry. Scroll restoration is turned off for the entry before it: going back must not scroll away from the
 * last picture. The new entry and later ones keep the page's setting.
 */
export function pushEntry(state: unknown, address: string): void {
  const former = history.scrollRestoration;
  history.replaceState({ ...stateOf(), [FIELD]: former }, '');
  history.scrollRestoration = 'manual';
  addEventListener('popstate', restoreScrollRestoration);
  history.pushState(state, '', address);
  history.scrollRestoration = former;
}

/** Restores the page's `history.scrollRestoration` once that entry is current again, also after a reload. */
export function restoreScrollRestoration(): void {
  const { [FIELD]: former, ...state } = stateOf();
  if (former !== 'auto' && former !== 'manual') return;
  removeEventListener('popstate', restoreScrollRestoration);
  history.scrollRestoration = former;
  try {
    history.replaceState(stateOrNull(state), '');
  } catch {
    // Browsers throttle frequent changes of the history.
  }
}
