import type { PictureRecord } from './picture.ts';

/** Year and month of a date and time of the service, such as `2026-11-28 09:30:00` or `2026-11-28T09:30:00Z`. */
const YEAR_AND_MONTH = /^(\d{4})-(0[1-9]|1[0-2])-\d\d/;

/**
 * The month in which a picture was uploaded, as its record says, in months since the year 0; `undefined` without a valid date. The
 * month is that of the date as it is written, which is UTC for records of the service: it is the same for all visitors, and on a
 * server.
 */
export function monthOf({ created_at: date }: Partial<PictureRecord>): number | undefined {
  const [, year, month] = YEAR_AND_MONTH.exec(String(date)) ?? [];
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
