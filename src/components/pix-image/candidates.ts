import { fullPicture } from '../full-picture.ts';
import { srcsetOf, type ImageUrl } from '../image-url.ts';
import type { Picture } from '../picture.ts';

/** How a picture is to be shown. */
interface CandidateOptions {
  /** Width of its box in CSS pixels. */
  width: number;
  imageUrl: ImageUrl | undefined;
  quality: string | undefined;
}

/** Value of `srcset` for a picture in its own shape: the files that a host makes, else the full one; `undefined`: the thumbnail. */
export function candidates(
  picture: Picture,
  { width, imageUrl, quality }: CandidateOptions,
): string | undefined {
  const own = imageUrl && width ? srcsetOf(picture.image, width, imageUrl) : '';
  const box = { width, height: (width * picture.height) / picture.width };
  return own || fullPicture(picture, { box, count: 1, quality });
}
