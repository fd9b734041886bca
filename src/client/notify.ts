/**
 * Calls a listener of the caller, if there is one. An error or rejection of the listener is logged to the console and has no
 * other effect.
 */
export function notify<Event>(listener: ((event: Event) => unknown) | undefined, event: Event): void {
  new Promise((resolve) => resolve(listener?.(event))).catch((error: unknown) =>
    console.error('A listener threw an error, which has no further effect.', error),
  );
}
