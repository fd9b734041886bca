import type { Messages } from './message.ts';

/** English texts for empty and failed lists: the cause, and what to do. */
export const statusTexts = {
  contentGone: 'This content may have been removed, or it may not be public.',
  tooManyRequests: 'There are too many requests at the moment. Please wait a little and try again.',
  serviceTrouble: 'The service is having problems. Please try again in a few minutes.',
  noMatches: 'No pictures match {query}.',
  quoted: '“{text}”',
  clearFilters: 'Clear filters',
} satisfies Messages;
