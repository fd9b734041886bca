import { readFragment, writeFragment } from './fragment.ts';
import { controlOf } from './properties.ts';
import type { Theme } from './theme.ts';
import { readValue } from './values.ts';

/** Time in ms without edits after which the address follows: browsers limit how often it may change. */
export const SAVE_DELAY_MS = 250;

let timer: number | undefined;

/** The theme of the page's address, and the number of its values that are invalid. */
export const readLink = () =>
  readFragment(location.hash.slice(1), (name, value) => readValue(controlOf(name).kind, value));

/** The address of a theme. */
export function addressOf(theme: Theme): string {
  const fragment = writeFragment(theme);
  return location.pathname + location.search + (fragment && `#${fragment}`);
}

/** Makes the address that of a theme, soon, as the same entry of the history. */
export function saveLink(theme: Theme): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => history.replaceState(history.state, '', addressOf(theme)), SAVE_DELAY_MS);
}

/** Makes the address that of a theme as a new entry of the history, so that Back leads to the last one. */
export function pushLink(previous: Theme, next: Theme): void {
  clearTimeout(timer);
  history.replaceState(history.state, '', addressOf(previous));
  if (addressOf(previous) !== addressOf(next)) history.pushState(null, '', addressOf(next));
}

/** Stops a save that has not happened yet. */
export const cancelSave = () => clearTimeout(timer);
