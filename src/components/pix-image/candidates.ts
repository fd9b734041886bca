import { fullPicture } from '../../tiles/full-picture.ts';
import { srcsetOf, type ImageUrl } from '../../tiles/image-url.ts';
import type { Picture } from '../../tiles/picture.ts';

/** Options of `candidates()`. */
interface CandidateOptions {
  /** Width of the box, in CSS pixels. */
  width: number;
  imageUrl: ImageUrl | undefined;
  quality: string | undefined;
}

/** Value of `srcset` for a single picture: the files of a resizing host, or the full image; `undefined` for the thumbnail. */
export function candidates(
  picture: Picture,
  { width, imageUrl, quality }: CandidateOptions,
): string | undefined {
  const own = imageUrl && width ? srcsetOf(picture.image, width, imageUrl) : '';
  const box = { width, height: (width * picture.height) / picture.width };
  return own || fullPicture(picture, { box, count: 1, quality });
}
