import type { Messages } from './message.ts';

/** English texts of the rail of months. */
export const monthTexts = {
  months: 'Months',
} satisfies Messages;
