/** Calls a listener of the caller's. What it throws is reported in the console; the work goes on (U18). */
export function notify<Event>(listener: ((event: Event) => unknown) | undefined, event: Event): void {
  try {
    listener?.(event);
  } catch (error) {
    console.error('A listener threw; the upload goes on.', error);
  }
}
