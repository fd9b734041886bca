/** The turns that pictures take to be decoded. Node only. */
import type { PictureFacts } from '../examine-picture.ts';
import { Lane } from './lane.ts';

/** Milliseconds that a picture's turn may take to come. */
const MAX_TURN = 5_000;

/** Milliseconds that decoding a raster may take; the largest ones take two or three seconds. */
export const MAX_RASTER_TIME = 20_000;

/** Milliseconds that drawing an SVG may take. */
const MAX_DRAWING_TIME = 5_000;

/** Pixels of a raster that is light enough to be decoded beside others. */
const LIGHT_PIXELS = { BMP: 4_000_000, others: 8_000_000 };

/** Milliseconds between two looks at whether a lane is still taken. */
const LOOK_AGAIN = 20;

/** One each for the whole process, as its threads are: slow drawings hold up drawings alone. */
const lanes = {
  drawing: new Lane({ turn: MAX_TURN, job: MAX_DRAWING_TIME }),
  raster: new Lane({ turn: MAX_TURN, job: MAX_RASTER_TIME }),
};

/**
 * Decodes a picture when its turn comes: drawings and huge rasters one at a time, so that they do not add up (S21), small
 * rasters at once. Rejects with `Busy` or `TooSlow` when waiting makes no sense any more.
 */
export async function inTurn<T>(facts: PictureFacts, decode: () => Promise<T>): Promise<T> {
  const lane = laneOf(facts);
  return lane ? lane.run(decode) : decode();
}

/** Whether pictures are still being decoded after `grace` milliseconds, though nobody may wait for them any more. */
export async function isStillDecoding(grace: number): Promise<boolean> {
  const until = performance.now() + grace;
  const isTaken = () => lanes.drawing.isTaken || lanes.raster.isTaken;
  while (isTaken() && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  return isTaken();
}

function laneOf({ format, width, height }: PictureFacts): Lane | undefined {
  if (format === 'SVG') return lanes.drawing;
  const light = format === 'BMP' ? LIGHT_PIXELS.BMP : LIGHT_PIXELS.others;
  return width * height > light ? lanes.raster : undefined;
}
