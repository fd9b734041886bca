import type { Messages } from './message.ts';

/** English texts that galleries, album cards and single pictures need from the start. */
export const galleryTexts = {
  noPictures: 'There are no pictures here yet.',
  picturesFailed: 'The pictures could not be loaded.',
  checkConnection: 'Check your connection and try again.',
  tryAgain: 'Try again',
  pictures: { one: '{count} picture', other: '{count} pictures' },
} satisfies Messages;
