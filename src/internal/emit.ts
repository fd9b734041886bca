/** Fires a bubbling, composed event; false when a listener prevented its default. */
export function emit(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
