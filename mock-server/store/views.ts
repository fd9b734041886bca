import { ANALYTICS_DAYS } from '../../src/contract/limits.ts';
import { DAY } from '../internal/day.ts';
import type { DayViews, PictureViews } from './records.ts';
import type { State, Table } from './state.ts';

/**
 * Maximum number of referring hosts recorded per day; a flood of invented hosts must not grow a record without limit.
 */
// Fault: S26
const MAX_HOSTS = 50;

/** Views of pictures by day and referring host. */
export class Views {
  readonly table: Table<PictureViews>;

  constructor(state: State) {
    this.table = state.table({ name: 'views', keyOf: ({ picture }) => picture });
  }

  /** Counts one view today, and the referring host. */
  // Gap: I8
  count(picture: number, now: number, host: string | undefined): void {
    const day = dayOf(now);
    const days = this.#recent(picture, now);
    const today = days.find((entry) => entry.day === day) ?? { day, views: 0, referrers: {} };
    const others = days.filter((entry) => entry !== today);
    this.table.put({ picture, days: [...others, countOne(today, host)] });
  }

  /** Views of the last 30 days, oldest first, days without views included. */
  // Gap: I13
  series(picture: number, now: number): DayViews[] {
    const known = new Map(this.#recent(picture, now).map((entry) => [entry.day, entry]));
    return Array.from({ length: ANALYTICS_DAYS }, (_, at) => {
      const day = dayOf(now - (ANALYTICS_DAYS - 1 - at) * DAY);
      return known.get(day) ?? { day, views: 0, referrers: {} };
    });
  }

  #recent(picture: number, now: number): readonly DayViews[] {
    const first = dayOf(now - (ANALYTICS_DAYS - 1) * DAY);
    return (this.table.get(picture)?.days ?? []).filter(({ day }) => day >= first);
  }
}

/** The UTC day of a time, `YYYY-MM-DD`. */
export function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function countOne({ day, views, referrers }: DayViews, host: string | undefined): DayViews {
  const isKept =
    host !== undefined && (Object.hasOwn(referrers, host) || Object.keys(referrers).length < MAX_HOSTS);
  const known = isKept && Object.hasOwn(referrers, host) ? (referrers[host] ?? 0) : 0;
  return { day, views: views + 1, referrers: isKept ? { ...referrers, [host]: known + 1 } : referrers };
}
