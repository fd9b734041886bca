type Fields = Record<string, unknown>;

/** Whether a state can take fields: `null` and plain objects can; numbers, arrays or maps of a page cannot. */
const isMergeable = (state: unknown): state is Fields | null | undefined =>
  state == null || Object.getPrototypeOf(state) === Object.prototype;

/** The fields of the current history entry's state; none if the page stores another value than a plain object. */
export function readHistoryState(): Fields {
  const state: unknown = history.state;
  return isMergeable(state) ? { ...state } : {};
}

/**
 * Changes fields in the state of the current history entry (`undefined` removes one), and its URL; or adds an entry with that
 * state and URL. What the page stores stays: a value without fields is kept as it is, and a new entry has the changes alone.
 *
 * @returns Whether the state holds the changes; `false` also if the browser refuses them, as in frames with an opaque origin and
 *   after too many calls.
 */
export function writeHistory(
  method: 'pushState' | 'replaceState',
  changes: Fields,
  url?: string | URL,
): boolean {
  const former: unknown = history.state;
  const names = Object.keys(changes);
  const isKept = !isMergeable(former) && (method === 'replaceState' || !names.length);
  const fields: Fields = { ...readHistoryState(), ...changes };
  for (const name of names) if (fields[name] === undefined) delete fields[name];
  // Next.js adds its mark itself, and follows a URL only if the state comes without it.
  if (url) delete fields['__NA'];
  try {
    history[method](isKept ? former : Object.keys(fields).length ? fields : null, '', url);
  } catch {
    return false;
  }
  return !isKept || !names.length;
}

/**
 * Calls back after a script of the page, such as a router, has changed a part of the URL by adding or replacing a history entry, in
 * browsers that tell: those with the Navigation API. In a task of its own: what the router removes from the page is gone then.
 *
 * @param read Reads the part of the URL.
 * @returns Takes a value as known, since the page may be about to set it itself.
 */
export function onEntryChange<Value>(
  read: () => Value,
  run: () => unknown,
  signal: AbortSignal,
): (value: Value) => void {
  let known = read();
  const { navigation } = window as { navigation?: EventTarget };
  const compare = () => {
    const former = known;
    known = read();
    if (!signal.aborted && known !== former) run();
  };
  const onChange = (event: Event) => {
    const { navigationType } = event as { navigationType?: string | null };
    // A traversal has its own event.
    if (navigationType && navigationType !== 'traverse') setTimeout(compare);
  };
  navigation?.addEventListener('currententrychange', onChange, { signal });
  addEventListener('popstate', () => (known = read()), { signal });
  return (value) => (known = value);
}
