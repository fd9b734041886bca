import { MAX_THUMBNAIL_SIDE } from '../contract/limits.ts';
import type { Picture } from './picture.ts';

/** Number of images of a gallery that load at once; the others load lazily. */
export const INITIAL_IMAGES = 8;

/** Options of the choice between thumbnail and full image. */
export interface FullPictureOptions {
  /** Size of the box that the image covers, in CSS pixels. */
  box: { width: number; height: number };
  /** Number of pictures in the list. */
  count: number;
  quality?: string | undefined;
  /** Device pixels per CSS pixel. Default: that of the screen. */
  density?: number;
  /** Whether the visitor has turned on data saving. Default: the setting of the browser. */
  saveData?: boolean | undefined;
}

/** Whether the visitor has turned on data saving. */
export const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/** Factor by which a thumbnail may be enlarged; a single picture is looked at more closely than one of many. */
const maxEnlargement = (count: number): number => (count > 1 ? 1.3 : 1);

/** Maximum density whose additional pixels are worth their bytes. */
const MAX_PAID_DENSITY = 2;

/** Maximum file size of a full image, in bytes per device pixel of its box. */
const bytesPerPixel = (count: number): number => (count > 100 ? 0.5 : count > 1 ? 1 : 10);

/**
 * Whether a box shows the full image: the thumbnail would look blurred, and the file size of the full image is within the
 * limit.
 */
export function isFullPictureWorth(
  { width, height, thumbnail, source, image }: Picture,
  { box, count, quality, density = devicePixelRatio, saveData }: FullPictureOptions,
): boolean {
  const scale = Math.min(1, MAX_THUMBNAIL_SIDE / Math.max(width, height));
  // As with `object-fit: cover`, the larger scale factor counts.
  const enlargement = (density * Math.max(box.width / width, box.height / height)) / scale;
  if (quality === 'fast' || source === thumbnail || scale === 1 || !(enlargement > maxEnlargement(count)))
    return false;
  if (quality === 'sharp') return true;
  // In a list, GIFs are not animated.
  if ((saveData ?? savesData()) || (count > 1 && image.format === 'GIF')) return false;
  const pixels = box.width * box.height * Math.min(density, MAX_PAID_DENSITY) ** 2;
  return image.file_size > 0 && image.file_size <= pixels * bytesPerPixel(count);
}

/** Pictures whose full image is used: it stays in use when the box shrinks, so that nothing is loaded twice. */
const full = new WeakSet<Picture>();

/** Value of `srcset` if a box shows the full image. The thumbnail is not offered: browsers often choose it where it is too small. */
export function fullPicture(picture: Picture, options: FullPictureOptions): string | undefined {
  if (isFullPictureWorth(picture, options)) full.add(picture);
  // A comma at the end of a URL would separate candidates.
  return full.has(picture) ? picture.source.replaceAll(',', '%2C') : undefined;
}
