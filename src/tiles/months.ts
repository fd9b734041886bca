import { plainText } from '../internal/untrusted.ts';
import type { Picture, PictureRecord } from './picture.ts';

/** Year and month of a date and time of the service, such as `2026-11-28 09:30:00` or `2026-11-28T09:30:00Z`. */
const YEAR_AND_MONTH = /^([1-9]\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/;

/**
 * The month in which a picture was uploaded, as its record says, in months since the year 0; `undefined` without a valid date. The
 * month is that of the date as it is written, which is UTC for records of the service: it is the same for all visitors, and on a
 * server.
 */
export function monthOf({ created_at: date }: Partial<PictureRecord>): number | undefined {
  const [, year, month] = YEAR_AND_MONTH.exec(plainText(date)) ?? [];
  return year ? 12 * Number(year) + Number(month) - 1 : undefined;
}

/** Name of a month with its year in a language, such as "November 2026"; with `short`, such as "Nov 2026". */
export const monthName = (month: number, lang: string, length: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: length,
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(Math.floor(month / 12), month % 12)));

/** Whether a list can have headings of months: with `group="month"`, and in the order of dates. Warns of another value or order. */
export function hasMonths(
  group: unknown,
  sort: string | undefined,
  warn: (message: string) => void,
): boolean {
  if (group !== 'month') warn(`Pix: group="${String(group)}" should be month.`);
  else if (sort === 'newest' || sort === 'oldest') return true;
  else
    warn(
      `Pix: group="month" is for sort="newest" or sort="oldest"; ${sort === undefined ? 'an album without sort has an order of its own' : `sort="${sort}" should be one of them`}.`,
    );
  return false;
}

/** Pictures that follow one another in the same month. */
export interface MonthPart {
  /** Absent without dates. */
  month: number | undefined;
  items: Picture[];
}

/** Divides pictures where another month begins; one without a date belongs to the one before. */
export function partsByMonth(items: readonly Picture[]): MonthPart[] {
  const all: MonthPart[] = [];
  for (const picture of items) {
    const last = all.at(-1);
    const month = monthOf(picture.image) ?? last?.month;
    if (last && last.month === month) last.items.push(picture);
    else all.push({ month, items: [picture] });
  }
  return all;
}
