import { CALENDAR_TYPES } from '../../src/contract/limits.ts';
import type { CalendarEvent } from '../../src/contract/models.ts';
import { CALENDAR_2025 } from './tables/calendar-2025.ts';
import { CALENDAR_2026 } from './tables/calendar-2026.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { matchesWords } from '../store/matches-words.ts';
import { readTable } from './read-table.ts';

/** Conditions for calendar events. All given ones must apply; days are `YYYY-MM-DD`, in Indian time. */
export interface EventQuery {
  /** Words that must occur in the name. */
  q?: string | undefined;
  /** A single day. */
  date?: string | undefined;
  /** Month, 1 to 12. */
  month?: number | undefined;
  year?: number | undefined;
  type?: CalendarEvent['type'] | undefined;
  /** The earliest day. */
  from?: string | undefined;
}

const EVENTS: readonly CalendarEvent[] = readTable(['date', 'type', 'name'], CALENDAR_2025 + CALENDAR_2026)
  .map(({ date, name, type }) => ({ date, name, type: readType(type) }))
  .sort((a, b) => byUnicode(a.date, b.date) || byUnicode(a.name, b.name));

/** Finds events among all 145, in the order of date and name. */
// Gap: C1
export function findEvents({ q, date, month, year, type, from }: EventQuery = {}): CalendarEvent[] {
  const isMentioned = matchesWords(q);
  return EVENTS.filter(
    (event) =>
      (date === undefined || event.date === date) &&
      (month === undefined || Number(event.date.slice(5, 7)) === month) &&
      (year === undefined || Number(event.date.slice(0, 4)) === year) &&
      (type === undefined || event.type === type) &&
      (from === undefined || event.date >= from) &&
      isMentioned([event.name]),
  );
}

function readType(type: string): CalendarEvent['type'] {
  const known = CALENDAR_TYPES.find((name) => name === type);
  if (known === undefined)
    throw new Error(`"${type}" is not a type of event; the types are ${CALENDAR_TYPES.join(', ')}.`);
  return known;
}
