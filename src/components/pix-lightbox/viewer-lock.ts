/** The signal of the opener whose viewer is open or opening, and the end of both. */
let holder: { signal: AbortSignal; freed: Promise<void> } | undefined;

/** Lock of the page's viewer: a page has at most one that is open or opening. */
export const viewerLock = {
  get isHeld(): boolean {
    return !!holder && !holder.signal.aborted;
  },

  /**
   * Takes the lock. It is free again once it is released, or when the signal aborts, since the viewer ends with its opener.
   *
   * @returns Releases the lock; `undefined` if it is held.
   */
  acquire(signal: AbortSignal): (() => void) | undefined {
    if (viewerLock.isHeld) return undefined;
    let free = () => {};
    const freed = new Promise<void>((resolve) => (free = resolve));
    signal.addEventListener('abort', free);
    const own = (holder = { signal, freed });
    return () => {
      signal.removeEventListener('abort', free);
      if (holder === own) holder = undefined;
      free();
    };
  },

  /** Resolves once the lock is free. */
  async whenFree(): Promise<void> {
    while (viewerLock.isHeld) await holder?.freed;
  },
};
