import { MAX_THUMBNAIL_SIDE } from '../../contract/limits.ts';
import { srcsetOf, type ImageUrl } from '../image-url.ts';
import type { Picture } from '../picture.ts';

/** What a browser may choose from. */
export interface Candidates {
  srcset?: string | undefined;
  sizes?: string | undefined;
}

/**
 * The files of a picture for a box `width` CSS pixels wide: those a host makes, else the small and the full version.
 *
 * @param imageUrl The host's own addresses; what it does not give, or gives unsound, is left out.
 */
export function candidates(picture: Picture, width: number, imageUrl: ImageUrl | undefined): Candidates {
  const own = imageUrl && width ? srcsetOf(picture.image, width, imageUrl) : '';
  if (own) return { srcset: own };
  const { thumbnail, source } = picture;
  if (source === thumbnail) return {};
  const scale = Math.min(1, MAX_THUMBNAIL_SIDE / Math.max(picture.width, picture.height));
  const small = Math.max(1, Math.round(picture.width * scale));
  return {
    // A comma at an end would end the address.
    srcset: [thumbnail, source]
      .map((url, index) => `${url.replaceAll(',', '%2C')} ${index ? Math.ceil(picture.width) : small}w`)
      .join(', '),
    sizes: `${width}px`,
  };
}
