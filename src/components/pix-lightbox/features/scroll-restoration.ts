import { readHistoryState, writeHistory } from '../../../internal/history-state.ts';

/** Field of `history.state` that saves an entry's `history.scrollRestoration`. */
const FIELD = 'pixScroll';

/**
 * Adds a history entry. Scroll restoration is turned off for the entry before it: going back must not scroll away from the
 * last picture. The new entry and later ones keep the page's setting.
 */
export function pushEntry(changes: Record<string, unknown>, address: string): void {
  const former = history.scrollRestoration;
  if (writeHistory('replaceState', { [FIELD]: former })) {
    history.scrollRestoration = 'manual';
    addEventListener('popstate', restoreScrollRestoration);
  }
  if (writeHistory('pushState', { ...changes, [FIELD]: undefined }, address))
    history.scrollRestoration = former;
  else restoreScrollRestoration();
}

/** Restores the page's `history.scrollRestoration` once that entry is current again, also after a reload. */
export function restoreScrollRestoration(): void {
  const { [FIELD]: former } = readHistoryState();
  if (former !== 'auto' && former !== 'manual') return;
  removeEventListener('popstate', restoreScrollRestoration);
  history.scrollRestoration = former;
  writeHistory('replaceState', { [FIELD]: undefined });
}
