/** The signal of the opener whose viewer is open or opening. */
let holder: { signal: AbortSignal } | undefined;

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
    const own = (holder = { signal });
    return () => {
      if (holder === own) holder = undefined;
    };
  },
};
