import type { Messages } from './message.ts';

/** English texts of the controls around a gallery. */
export const explorerTexts = {
  search: 'Search pictures',
  clearSearch: 'Clear search',
  sortBy: 'Sort by',
  sortNewest: 'Newest first',
  sortOldest: 'Oldest first',
  sortPopular: 'Most viewed',
  sortSize: 'Largest files',
  byCategory: 'Category',
  allCategories: 'All categories',
  byTag: 'Tags',
  allTags: 'Show all tags',
  fewerTags: 'Show fewer tags',
  facet: '{name} ({number})',
  noResults: 'No results',
  results: { one: '{count} result', other: '{count} results' },
} satisfies Messages;
