import { COUNT, parseLimit } from '../../../internal/numbers.ts';
import { warnValue } from '../../../internal/warn-once.ts';
import type { ViewerOptions } from '../viewer-options.ts';

/** Seconds for which each picture is shown: by default, and at most. */
const INTERVAL = 5;
const MAX_INTERVAL = 3600;

/** Values of the options, the default first. */
const TRANSITIONS = ['none', 'slide', 'fade'] as const;
const FITS = ['contain', 'cover'] as const;

/** How a slideshow shows pictures. */
export interface SlideshowOptions {
  /** Time in ms for which each picture is shown. */
  interval: number;
  transition: (typeof TRANSITIONS)[number];
  fit: (typeof FITS)[number];
}

/** The word that a value is; else the first one, with a warning if there is a value. */
function readWord<Word extends string>(
  name: string,
  value: unknown,
  words: readonly [Word, ...Word[]],
): Word {
  const word = words.find((each) => each === value);
  if (value != null && !word) warnValue(name, value, words.join(', '));
  return word ?? words[0];
}

/** Reads the options of the slideshow; a wrong value means the default, with a warning. */
export function readSlideshowOptions({
  interval,
  transition,
  fit,
}: Pick<ViewerOptions, keyof SlideshowOptions>): SlideshowOptions {
  const seconds = parseLimit(interval);
  if (interval != null && !seconds) warnValue('interval', interval, COUNT);
  return {
    interval: 1000 * Math.min(MAX_INTERVAL, seconds ?? INTERVAL),
    transition: readWord('transition', transition, TRANSITIONS),
    fit: readWord('fit', fit, FITS),
  };
}
