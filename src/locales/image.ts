import { galleryTexts } from './gallery.ts';
import type { Messages } from './message.ts';

/** English texts of a single picture. */
export const imageTexts = {
  ...galleryTexts,
  noPicture: 'There is no such picture here.',
  pictureFailed: 'The picture could not be loaded.',
} satisfies Messages;
