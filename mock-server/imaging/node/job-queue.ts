import { QueueTimeout, DecodeTimeout } from '../decode-timeout.ts';

/** Time limits of a queue in milliseconds. */
export interface JobQueueLimits {
  /** Maximum time from submission to start. */
  queueMs: number;
  /** Maximum time from start to end. */
  jobMs: number;
}

/**
 * Runs jobs one at a time. The next job starts when the previous one has really ended, not when its time limit is
 * over: sharp cannot be aborted, and shares its few threads with file access.
 */
// Fault: S21
export class JobQueue {
  readonly #limits: JobQueueLimits;
  readonly #waiting = new Set<() => void>();
  #isBusy = false;

  constructor(limits: JobQueueLimits) {
    this.#limits = limits;
  }

  /** Whether a job is running, timed out or not. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Runs a job. Rejects with `QueueTimeout` if it does not start in time, with `DecodeTimeout` if it does not end in time. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new DecodeTimeout()), this.#limits.jobMs);
        void job()
          .finally(() => {
            clearTimeout(timer);
            this.#isBusy = false;
            this.#startNext();
          })
          .then(resolve, reject);
      };
      let timer = setTimeout(() => {
        // Release the job's memory while the queue is blocked, possibly for long.
        this.#waiting.delete(start);
        reject(new QueueTimeout());
      }, this.#limits.queueMs);
      this.#waiting.add(start);
      this.#startNext();
    });
  }

  #startNext(): void {
    const [start] = this.#waiting;
    if (this.#isBusy || !start) return;
    this.#isBusy = true;
    this.#waiting.delete(start);
    start();
  }
}
