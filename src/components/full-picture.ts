import { MAX_THUMBNAIL_SIDE } from '../contract/limits.ts';
import type { Picture } from './picture.ts';

/** How sharp pictures are: `fast` shows thumbnails alone, `sharp` full pictures wherever thumbnails are too small. */
export type Quality = 'fast' | 'sharp';

/** What the choice between the thumbnail and the full picture depends on, beside the picture. */
export interface FullPictureOptions {
  /** CSS pixels of the box that the picture covers. */
  box: { width: number; height: number };
  /** Pictures in the same list. */
  count: number;
  quality?: string | undefined;
  /** Device pixels to each CSS pixel. */
  density?: number;
  /** Whether the visitor asks for less data. */
  saveData?: boolean | undefined;
}

/** A thumbnail that is enlarged more times than this looks blurred; a picture that stands alone is looked at more closely. */
const maxEnlargement = (count: number): number => (count > 1 ? 1.3 : 1);

/** Densities above this one cost data that few eyes see. */
const MAX_PAID_DENSITY = 2;

/** Bytes that the file of a full picture may have for each device pixel that it is drawn with. */
const bytesPerPixel = (count: number): number => (count > 100 ? 0.5 : count > 1 ? 1 : 10);

/**
 * Whether a box shows the full picture instead of the thumbnail: the thumbnail would look blurred, and the full picture costs
 * no more than that is worth.
 */
export function isFullPictureWorth(
  { width, height, thumbnail, source, image }: Picture,
  {
    box,
    count,
    quality,
    density = devicePixelRatio,
    saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
  }: FullPictureOptions,
): boolean {
  const scale = Math.min(1, MAX_THUMBNAIL_SIDE / Math.max(width, height));
  // The side that is covered counts, not the one that is cut off.
  const enlargement = (density * Math.max(box.width / width, box.height / height)) / scale;
  if (quality === 'fast' || source === thumbnail || scale === 1 || !(enlargement > maxEnlargement(count)))
    return false;
  if (quality === 'sharp') return true;
  // Among others, nothing moves by itself.
  if (saveData || (count > 1 && image.format === 'GIF')) return false;
  const pixels = box.width * box.height * Math.min(density, MAX_PAID_DENSITY) ** 2;
  return image.file_size > 0 && image.file_size <= pixels * bytesPerPixel(count);
}

/** Pictures that are shown in full: whatever happens to their boxes, they are not fetched a second time. */
const full = new WeakSet<Picture>();

/** Value of `srcset` for a picture whose box shows it in full. Browsers given both files often choose the one that is too small. */
export function fullPicture(picture: Picture, options: FullPictureOptions): string | undefined {
  if (isFullPictureWorth(picture, options)) full.add(picture);
  // A comma at an end would end the address.
  return full.has(picture) ? picture.source.replaceAll(',', '%2C') : undefined;
}
