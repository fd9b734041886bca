import { type BIRD_SORTS, CALENDAR_TYPES } from '../../src/contract/limits.ts';
import type { Bird, CalendarEvent, Proverb } from '../../src/contract/models.ts';
import { byUnicode, matchesName, matchesWords } from '../store/search.ts';
import { searchFuzzily } from './search-fuzzily.ts';
import { readTable } from './tables.ts';
import { NON_PASSERINES } from './tables/birds-non-passerines.ts';
import { PASSERINES } from './tables/birds-passerines.ts';
import { CALENDAR_2025 } from './tables/calendar-2025.ts';
import { CALENDAR_2026 } from './tables/calendar-2026.ts';
import { MADE_UP_PROVERBS } from './tables/proverbs-made-up.ts';
import { TRADITIONAL_PROVERBS } from './tables/proverbs-traditional.ts';

/** Conditions for birds, and their order. All given conditions must apply. */
export interface BirdQuery {
  /** Words that must occur in the names of a bird or its family. */
  q?: string | undefined;
  /** Complete name of a family, ignoring case. */
  family?: string | undefined;
  /** Sort order. Default: `id`. */
  sort?: (typeof BIRD_SORTS)[number] | undefined;
}

const BIRDS: readonly Bird[] = readTable(
  ['common_name', 'scientific_name', 'family', 'mizo_name'],
  NON_PASSERINES + PASSERINES,
).map(({ mizo_name, common_name, scientific_name, family }, at) => ({
  id: at + 1,
  mizo_name: mizo_name === '' ? `Vate ${at + 1} (made up)` : mizo_name,
  common_name,
  scientific_name,
  family,
}));

/** Finds birds among all 229; ties are in the order of ids. */
// Gap: C1
export function findBirds({ q, family, sort = 'id' }: BirdQuery = {}): Bird[] {
  const isMentioned = matchesWords(q);
  const isFamily = matchesName(family);
  const found = BIRDS.filter(
    (bird) =>
      isFamily(bird.family) &&
      isMentioned([bird.mizo_name, bird.common_name, bird.scientific_name, bird.family]),
  );
  return sort === 'id' ? found : found.sort((a, b) => byUnicode(a[sort], b[sort]) || a.id - b.id);
}

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

/** Conditions for proverbs. All given ones must apply. */
export interface ProverbQuery {
  /** Words that must occur in the text or the meaning; longer words may contain typing errors. */
  q?: string | undefined;
  /** Complete name of a period, ignoring case. */
  category?: string | undefined;
}

/** A proverb, and its meaning without the note on its origin. */
interface Entry {
  record: Proverb;
  meaning: string;
}

const ENTRIES: readonly Entry[] = [
  ...readTable(['text', 'meaning'], TRADITIONAL_PROVERBS).map((row) => ({
    ...row,
    category: 'Traditional',
    mark: '',
  })),
  ...readTable(['category', 'text', 'meaning'], MADE_UP_PROVERBS).map((row) => ({
    ...row,
    mark: ' (made up for testing)',
  })),
].map(({ text, meaning, category, mark }, at) => ({
  record: { id: at + 1, text, meaning: meaning + mark, category },
  meaning,
}));

const searchEntries = searchFuzzily(ENTRIES, (entry) => ({
  first: entry.record.text,
  second: entry.meaning,
}));

/**
 * Finds proverbs among all 158, in the order of ids; with `q`, best matches first. Ignores diacritics, so `t` finds
 * `ṭ`. The note that a proverb is made up is not searched.
 */
// Gap: C1, C2
export function findProverbs({ q, category }: ProverbQuery = {}): Proverb[] {
  const isCategory = matchesName(category);
  return searchEntries(q ?? '')
    .map(({ record }) => record)
    .filter((proverb) => isCategory(proverb.category));
}
