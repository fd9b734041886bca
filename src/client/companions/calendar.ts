import { CALENDAR_TYPES, CALENDAR_YEARS, MAX_DATASET_LIMIT } from '../../contract/limits.ts';
import type { CalendarEvent, ListCalendarEventsQuery } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { flag, integer, oneOf, text } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { throttle } from './quota.ts';
import { withoutFalse } from './data-sets.ts';

/**
 * `GET /calendar`: lists 145 holidays, festivals and full moons of 2025 and 2026, sorted by date, paginated. Filters combine
 * with AND. Public: no key is sent.
 *
 * @param query All fields are optional: `q` (words that must occur in the name), `date` (`YYYY-MM-DD`), `month` (1 to 12, in
 *   every year unless `year` is given), `year` (2025 or 2026), `type` (`NATIONAL`, `RESTRICTED`, `FULL_MOON`), `upcoming`
 *   (default false; true excludes events before today, UTC), `page` (from 1), `limit` (1 to 100, default 20).
 * @returns One page. Iterating it yields its records and those of all following pages.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixRateLimitError beyond 60 requests per minute
 *   from one address, unless `waitForQuota` is set.
 */
export const listCalendarEvents = (
  transport: Transport,
  query?: ListCalendarEventsQuery,
  options?: RequestOptions,
): Call<Page<CalendarEvent>> =>
  transport(
    {
      operation: 'listCalendarEvents',
      path: '/api/v1/calendar',
      host: 'platform',
      open: true,
      input: query,
      rules: {
        q: text(),
        date: { test: isDay, is: 'an existing date, as YYYY-MM-DD' },
        month: integer(1, 12),
        year: oneOf(CALENDAR_YEARS),
        type: oneOf(CALENDAR_TYPES),
        upcoming: flag,
        page: integer(1),
        limit: integer(1, MAX_DATASET_LIMIT),
      },
      wire: withoutFalse,
      shared: true,
      pace: throttle('calendar'),
      read: readPage<CalendarEvent>,
    },
    options,
  );

/** Whether a value is an existing day as `YYYY-MM-DD`. `Date.parse` turns February 30 into a day of March. */
function isDay(value: unknown): boolean {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}
