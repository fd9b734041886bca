/** Fair scheduling of picture decoding. Node only. */
import type { PictureFacts } from '../examine-picture.ts';
import { JobQueue } from './job-queue.ts';

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
// Fault: S21
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
