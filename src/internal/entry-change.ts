/**
 * Calls back after a script of the page, such as a router, has changed a part of the URL by adding or replacing a history entry, in
 * browsers that tell: those with the Navigation API. In a task of its own: what the router removes from the page is gone then.
 *
 * @param read Reads the part of the URL.
 * @returns Takes a value that the page may be about to set itself: the next change to it is not reported.
 */
export function onEntryChange<Value>(
  read: () => Value,
  run: () => unknown,
  signal: AbortSignal,
): (value: Value) => void {
  let known = read();
  let expected: Value | undefined;
  const { navigation } = window as { navigation?: EventTarget };
  const onChange = (event: Event) => {
    const { navigationType } = event as { navigationType?: string | null };
    // A traversal has its own event.
    if (!navigationType || navigationType === 'traverse') return;
    const former = known;
    const value = (known = read());
    // At once: the page may change the URL again before the callback runs.
    if (value === former) return;
    setTimeout(() => {
      const isExpected = value === expected;
      expected = undefined;
      if (!isExpected && !signal.aborted) run();
    });
  };
  navigation?.addEventListener('currententrychange', onChange, { signal });
  const onPopState = () => {
    known = read();
    expected = undefined;
  };
  addEventListener('popstate', onPopState, { signal });
  return (value) => (expected = value);
}
