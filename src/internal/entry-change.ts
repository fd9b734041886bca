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
