import { galleryTexts } from './gallery.ts';
import type { Messages } from './message.ts';

/** What a single picture says, in English. */
export const imageTexts = {
  ...galleryTexts,
  noPicture: 'There is no such picture here.',
  pictureFailed: 'The picture could not be loaded.',
} satisfies Messages;
