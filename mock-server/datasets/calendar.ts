import { CALENDAR_TYPES } from '../../src/contract/limits.ts';
import type { CalendarEvent } from '../../src/contract/models.ts';
import { CALENDAR_2025 } from './tables/calendar-2025.ts';
import { CALENDAR_2026 } from './tables/calendar-2026.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { mentions } from '../store/mentions.ts';
import { readTable } from './read-table.ts';

/** Which events. All given conditions apply together; days are `YYYY-MM-DD`, dates in India. */
export interface EventQuery {
  /** Words that must stand in the name. */
  q?: string | undefined;
  /** This day alone. */
  date?: string | undefined;
  /** 1 to 12. */
  month?: number | undefined;
  year?: number | undefined;
  type?: CalendarEvent['type'] | undefined;
  /** The first day that counts. */
  from?: string | undefined;
}

const EVENTS: readonly CalendarEvent[] = readTable(['date', 'type', 'name'], CALENDAR_2025 + CALENDAR_2026)
  .map(({ date, name, type }) => ({ date, name, type: readType(type) }))
  .sort((a, b) => byUnicode(a.date, b.date) || byUnicode(a.name, b.name));

/** The events that meet a query, of all 145, by date and then by name. */
// Gap: C1
export function findEvents({ q, date, month, year, type, from }: EventQuery = {}): CalendarEvent[] {
  const isMentioned = mentions(q);
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
    throw new Error(`"${type}" is no type of event: ${CALENDAR_TYPES.join(', ')} are.`);
  return known;
}
