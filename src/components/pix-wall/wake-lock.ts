/** Keeps the screen awake, where the browser can do that. */
export class ScreenWakeLock {
  #isWanted = false;
  #lock: WakeLockSentinel | undefined;

  /** Requests the lock, or releases it. Browsers take it away while the page is hidden: call again when it is visible. */
  async set(isWanted: boolean): Promise<void> {
    this.#isWanted = isWanted;
    const held = this.#lock;
    if (!isWanted) {
      this.#lock = undefined;
      return void (await held?.release().catch(() => undefined));
    }
    if (held && !held.released) return;
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    // Browsers refuse it when the battery is low, and in frames that may not.
    const lock = await wakeLock?.request('screen').catch(() => undefined);
    const isLate = !this.#isWanted || (this.#lock && !this.#lock.released);
    if (isLate) await lock?.release().catch(() => undefined);
    else this.#lock = lock;
  }
}
