import type { Album } from '../contract/models.ts';

/** Formats the number of pictures in an album: "1 picture", "12 pictures"; empty if the number is unknown. */
export function pictureCount(
  { image_count }: Album,
  t: (key: 'pictures', values: { count: number }) => string,
): string {
  const count = /^(number|string)$/.test(typeof image_count) ? Number.parseInt(String(image_count), 10) : NaN;
  return count >= 0 ? t('pictures', { count }) : '';
}
