import { isDay } from '../../internal/day.ts';
import { CALENDAR_TYPES, CALENDAR_YEARS } from '../../../src/contract/limits.ts';
import { findEvents } from '../../datasets/calendar.ts';
import type { MockResponse } from '../../http/mock-response.ts';
import { readDatasetPage, readSwitch } from '../../http/list-parameters.ts';
import { quote } from '../../http/problem.ts';
import { QueryReader } from '../../http/query-reader.ts';
import { dayOf } from '../../store/views.ts';
import type { RequestContext, Operation, AppContext } from '../operation.ts';
import { datasetResponse } from './dataset-response.ts';
import { metered } from './metered.ts';

const YEARS = CALENDAR_YEARS.map(String);

/** Public, rate-limited operation on calendar events. */
// Gap: C1, C3
export function calendarOperations(app: AppContext): Operation[] {
  const { store } = app;
  return [
    {
      id: 'listCalendarEvents',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/calendar',
      handle: metered(store, store.calendarRequests, (context) => listCalendarEvents(app, context)),
    },
  ];
}

/** `today` is the UTC day, like all times of the API. */
function listCalendarEvents({ store }: AppContext, { url }: RequestContext): MockResponse {
  const query = new QueryReader(url.searchParams);
  const page = readDatasetPage(query);
  const year = query.choice('year', YEARS);
  const filter = {
    q: query.text('q'),
    date: readDate(query, 'date'),
    month: query.wholeNumber('month', { min: 1, max: 12, default: 0 }) || undefined,
    year: year === undefined ? year : Number(year),
    type: query.choice('type', CALENDAR_TYPES),
    from: readSwitch(query, 'upcoming') ? dayOf(store.now()) : undefined,
  };
  query.finish();
  return datasetResponse(store, findEvents(filter), { page });
}

/** Reads an existing day, `YYYY-MM-DD`. */
function readDate(query: QueryReader, name: string): string | undefined {
  const text = query.text(name);
  if (text === undefined || isDay(text)) return text;
  return query.addFault(name, `must be a day such as 2026-01-26, not ${quote(text)}`);
}
