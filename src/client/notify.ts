/**
 * Calls the caller's listener. An error it throws, or a rejection of its promise, is logged to the console and changes
 * nothing else.
 */
export function notify<Event>(listener: ((event: Event) => unknown) | undefined, event: Event): void {
  new Promise((resolve) => resolve(listener?.(event))).catch((error: unknown) =>
    console.error('A listener threw; the work goes on.', error),
  );
}
