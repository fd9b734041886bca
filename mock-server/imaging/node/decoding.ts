/** Fair scheduling of picture decoding. Node only. */
import type { PictureFacts } from '../examine-picture.ts';
import { DecodeTimeout, QueueTimeout } from '../thumbnails.ts';

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

/** Maximum time in the queue, in ms. */
const MAX_QUEUE_MS = 5_000;

/** Maximum decoding time of a raster in ms; the largest take two or three seconds. */
export const MAX_RASTER_MS = 20_000;

/** Maximum rendering time of an SVG in ms. */
const MAX_SVG_MS = 5_000;

/** Maximum pixels of a raster that is decoded concurrently with others. */
const MAX_CONCURRENT_PIXELS = { BMP: 4_000_000, others: 8_000_000 };

/** Poll interval in ms for busy queues. */
const POLL_INTERVAL_MS = 20;

/** Queues of the process, separate for SVGs and rasters, so that slow SVGs block SVGs only. */
const queues = {
  drawing: new JobQueue({ queueMs: MAX_QUEUE_MS, jobMs: MAX_SVG_MS }),
  raster: new JobQueue({ queueMs: MAX_QUEUE_MS, jobMs: MAX_RASTER_MS }),
};

/**
 * Schedules the decoding of a picture: SVGs and huge rasters one at a time, to bound their total cost, small rasters
 * at once. Rejects with `QueueTimeout` or `DecodeTimeout`.
 */
export async function scheduleDecoding<T>(facts: PictureFacts, decode: () => Promise<T>): Promise<T> {
  const queue = queueFor(facts);
  return queue ? queue.run(decode) : decode();
}

/** Whether pictures are still being decoded after `grace` milliseconds, even if their requests have ended. */
export async function isStillDecoding(grace: number): Promise<boolean> {
  const until = performance.now() + grace;
  const isBusy = () => queues.drawing.isBusy || queues.raster.isBusy;
  while (isBusy() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  return isBusy();
}

function queueFor({ format, width, height }: PictureFacts): JobQueue | undefined {
  if (format === 'SVG') return queues.drawing;
  const light = format === 'BMP' ? MAX_CONCURRENT_PIXELS.BMP : MAX_CONCURRENT_PIXELS.others;
  return width * height > light ? queues.raster : undefined;
}
