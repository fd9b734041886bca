import type { Proverb } from '../../src/contract/models.ts';
import { MADE_UP_PROVERBS } from './tables/proverbs-made-up.ts';
import { TRADITIONAL_PROVERBS } from './tables/proverbs-traditional.ts';
import { matchesName } from '../store/matches-name.ts';
import { readTable } from './read-table.ts';
import { searchFuzzily } from './search-fuzzily.ts';

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
