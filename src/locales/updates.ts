import type { Messages } from './message.ts';

/** English texts of galleries that update. */
export const updateTexts = {
  newPictures: { one: '{count} new picture', other: '{count} new pictures' },
} satisfies Messages;
