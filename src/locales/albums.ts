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

/** Formats the number of pictures in an album: "1 picture", "12 pictures"; empty if the number is unknown. */
export function pictureCount(
  { image_count }: { image_count?: unknown },
  t: (key: 'pictures', values: { count: number }) => string,
): string {
  const count = /^(number|string)$/.test(typeof image_count) ? Number.parseInt(String(image_count), 10) : NaN;
  return count >= 0 ? t('pictures', { count }) : '';
}
