/** Field of `history.state` that keeps how an entry was scrolled when it was returned to. */
const FIELD = 'pixScroll';

/** What the page and others keep with the entry. */
export function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' ? { ...state } : {};
}

/** Going back to this entry must not scroll the page to where it was: the picture shown last may be elsewhere. */
export function keepPlace(): void {
  history.replaceState({ ...stateOf(), [FIELD]: history.scrollRestoration }, '');
  history.scrollRestoration = 'manual';
  addEventListener('popstate', givePlaceBack);
}

/** Where that entry has been returned to, also after a reload, it is as it was. */
export function givePlaceBack(): void {
  const { [FIELD]: former, ...state } = stateOf();
  if (former !== 'auto' && former !== 'manual') return;
  removeEventListener('popstate', givePlaceBack);
  history.scrollRestoration = former;
  try {
    history.replaceState(Object.keys(state).length ? state : null, '');
  } catch {
    // A page that has changed its history too often may not for a while.
  }
}
