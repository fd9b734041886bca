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
