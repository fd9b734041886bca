/**
 * Calls a listener of the caller's. What it throws, or what it gives rejects with, is reported in the console; the work
 * goes on (U18).
 */
export function notify<Event>(listener: ((event: Event) => unknown) | undefined, event: Event): void {
  new Promise((resolve) => resolve(listener?.(event))).catch((error: unknown) =>
    console.error('A listener threw; the work goes on.', error),
  );
}
