import { isDay } from '../../internal/day.ts';
import { CALENDAR_TYPES, CALENDAR_YEARS } from '../../../src/contract/limits.ts';
import { findEvents } from '../../datasets/calendar.ts';
import type { Answer } from '../../http/answer.ts';
import { readDatasetPage, readSwitch } from '../../http/list-parameters.ts';
import { quote } from '../../http/problem.ts';
import { QueryReader } from '../../http/query-reader.ts';
import { dayOf } from '../../store/views.ts';
import type { Call, Operation, Platform } from '../operation.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { metered } from './metered.ts';

const YEARS = CALENDAR_YEARS.map(String);

/** The calendar, for anyone. Gaps: C1, C3. */
export function calendarOperations(platform: Platform): Operation[] {
  const { store } = platform;
  return [
    {
      id: 'listCalendarEvents',
      host: 'platform',
      method: 'GET',
      path: '/api/v1/calendar',
      answer: metered(store, store.calendarRequests, (call) => listCalendarEvents(platform, call)),
    },
  ];
}

/** Today is the day by UTC, as all times of the API are. */
function listCalendarEvents({ store }: Platform, { url }: Call): Answer {
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
  return datasetAnswer(store, findEvents(filter), { page });
}

/** A day that there is, `YYYY-MM-DD`. */
function readDate(query: QueryReader, name: string): string | undefined {
  const text = query.text(name);
  if (text === undefined || isDay(text)) return text;
  return query.refuse(name, `must be a day such as 2026-01-26, not ${quote(text)}`);
}
