import { wrongField } from '../http/field-faults.ts';
import type { Clock } from '../store/store.ts';
import type { VirtualClock } from './mock-control.ts';
import { END_OF_TIME, readTime } from '../http/read-time.ts';

/** Creates a clock that follows `base` until it is set, advanced or frozen. */
export function createVirtualClock(base: Clock): VirtualClock {
  let ahead = 0;
  let frozenAt: number | undefined;
  const now = () => Math.min(frozenAt ?? base() + ahead, END_OF_TIME - 1);
  const moveTo = (time: number) => {
    if (frozenAt === undefined) ahead = time - base();
    else frozenAt = time;
  };
  return {
    now,
    get isFrozen() {
      return frozenAt !== undefined;
    },
    set: (time) => moveTo(readTime(time)),
    advance: (milliseconds) => {
      if (!(milliseconds >= 0))
        throw wrongField('advance', `must be 0 or more milliseconds, not ${milliseconds}`);
      const time = now() + milliseconds;
      if (time >= END_OF_TIME)
        throw wrongField('advance', `must not lead beyond the year 9999, as ${milliseconds} milliseconds do`);
      moveTo(time);
    },
    freeze: () => {
      frozenAt = now();
    },
    run: () => {
      const time = now();
      frozenAt = undefined;
      moveTo(time);
    },
    release: () => {
      ahead = 0;
      frozenAt = undefined;
    },
  };
}
