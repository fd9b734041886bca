import type { Messages } from './message.ts';

/** What a gallery says from the beginning, and album cards and single pictures too, in English. */
export const galleryTexts = {
  noPictures: 'There are no pictures here yet.',
  picturesFailed: 'The pictures could not be loaded.',
  tryAgain: 'Try again',
  pictures: { one: '{count} picture', other: '{count} pictures' },
} satisfies Messages;
