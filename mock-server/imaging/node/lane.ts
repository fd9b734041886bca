import { Busy, TooSlow } from '../too-slow.ts';

/** What a lane waits for at most, in milliseconds. */
export interface LaneLimits {
  /** From when a job is given to when its turn comes. */
  turn: number;
  /** From when its turn comes to when it ends. */
  job: number;
}

/**
 * Does jobs one at a time. The next one starts when the last has really ended, not when nobody waits for it any more: what
 * sharp does cannot be stopped, and its threads are few and also those that files are read with (S21).
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  constructor(limits: LaneLimits) {
    this.#limits = limits;
  }

  /** Whether a job runs, waited for or not. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** What the job comes to. Rejects with `Busy` if its turn does not come in time, `TooSlow` if it does not end in time. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new TooSlow()), this.#limits.job);
        void job()
          .finally(() => {
            clearTimeout(timer);
            this.#isTaken = false;
            this.#startNext();
          })
          .then(resolve, reject);
      };
      let timer = setTimeout(() => {
        // Nothing of it must be held while the lane is taken, which may be for long.
        this.#waiting.delete(start);
        reject(new Busy());
      }, this.#limits.turn);
      this.#waiting.add(start);
      this.#startNext();
    });
  }

  #startNext(): void {
    const [start] = this.#waiting;
    if (this.#isTaken || !start) return;
    this.#isTaken = true;
    this.#waiting.delete(start);
    start();
  }
}
