import type { Proverb } from '../../src/contract/models.ts';
import { MADE_UP_PROVERBS } from './tables/proverbs-made-up.ts';
import { TRADITIONAL_PROVERBS } from './tables/proverbs-traditional.ts';
import { isNamed } from '../store/is-named.ts';
import { readTable } from './read-table.ts';
import { searchFuzzily } from './search-fuzzily.ts';

/** Which proverbs. All given conditions apply together. */
export interface ProverbQuery {
  /** Words that must stand in the text or the meaning, longer ones with a letter wrong now and then. */
  q?: string | undefined;
  /** The whole name of a time period, in any case. */
  category?: string | undefined;
}

/** A proverb, and its meaning before it says where the proverb is from. */
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
 * The proverbs that meet a query, of all 158, by id; with `q` the best match comes first. `ṭ` is `t`, as all
 * diacritics are dropped. That a proverb is made up is not searched.
 */
// Gap: C1, C2
export function findProverbs({ q, category }: ProverbQuery = {}): Proverb[] {
  const isCategory = isNamed(category);
  return searchEntries(q ?? '')
    .map(({ record }) => record)
    .filter((proverb) => isCategory(proverb.category));
}
