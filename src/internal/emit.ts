/** Fires a bubbling, composed event; `false` if a listener prevented the default. */
export function emit(target: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
