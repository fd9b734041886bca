import { galleryTexts } from './gallery.ts';
import type { Messages } from './message.ts';

/** English texts of albums and album cards. */
export const albumTexts = {
  ...galleryTexts,
  noAlbums: 'There are no albums here yet.',
  albumsFailed: 'The albums could not be loaded.',
  albumFailed: 'The album could not be loaded.',
  albums: 'Albums',
  backToAlbums: 'Back to albums',
  album: 'Album',
} satisfies Messages;
