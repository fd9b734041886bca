/** Fair scheduling of picture decoding. Node only. */
import type { PictureFacts } from '../examine-picture.ts';
import { JobQueue } from './job-queue.ts';

/** Maximum time in the queue, in ms. */
const MAX_TURN = 5_000;

/** Maximum decoding time of a raster in ms; the largest take two or three seconds. */
export const MAX_RASTER_TIME = 20_000;

/** Maximum rendering time of an SVG in ms. */
const MAX_DRAWING_TIME = 5_000;

/** Maximum pixels of a raster that is decoded concurrently with others. */
const LIGHT_PIXELS = { BMP: 4_000_000, others: 8_000_000 };

/** Poll interval in ms for busy queues. */
const LOOK_AGAIN = 20;

/** Queues of the process, separate for SVGs and rasters, so that slow SVGs block SVGs only. */
const queues = {
  drawing: new JobQueue({ turn: MAX_TURN, job: MAX_DRAWING_TIME }),
  raster: new JobQueue({ turn: MAX_TURN, job: MAX_RASTER_TIME }),
};

/**
 * Schedules the decoding of a picture: SVGs and huge rasters one at a time, to bound their total cost, small rasters
 * at once. Rejects with `QueueTimeout` or `DecodeTimeout`.
 */
// Fault: S21
export async function scheduled<T>(facts: PictureFacts, decode: () => Promise<T>): Promise<T> {
  const queue = queueFor(facts);
  return queue ? queue.run(decode) : decode();
}

/** Whether pictures are still being decoded after `grace` milliseconds, even if their requests have ended. */
export async function isStillDecoding(grace: number): Promise<boolean> {
  const until = performance.now() + grace;
  const isTaken = () => queues.drawing.isTaken || queues.raster.isTaken;
  while (isTaken() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  return isTaken();
}

function queueFor({ format, width, height }: PictureFacts): JobQueue | undefined {
  if (format === 'SVG') return queues.drawing;
  const light = format === 'BMP' ? LIGHT_PIXELS.BMP : LIGHT_PIXELS.others;
  return width * height > light ? queues.raster : undefined;
}
