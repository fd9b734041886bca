import type { Image } from '../contract/models.ts';
import { safeUrl } from '../internal/safe-url.ts';

/**
 * Address of a picture for a box on a screen with `dpr` device pixels to each CSS pixel; `undefined`: the thumbnail. `width` is
 * that of the box in CSS pixels, rounded up to a multiple of 32: a few files do for windows of all widths.
 */
export type ImageUrl = (image: Image, width: number, dpr: number) => string | undefined;

/** CSS pixels from one width that is asked for to the next: nothing is fetched anew for each pixel that a window grows. */
const STEP = 32;

/** Densities of screens that addresses are asked for. */
const DENSITIES = [1, 2, 3];

/** Addresses of a picture for a tile of known width; empty where there are none. */
export function srcsetOf(image: Image, width: number, imageUrl: ImageUrl): string {
  const step = STEP * Math.ceil(width / STEP);
  try {
    return DENSITIES.flatMap((dpr) => {
      const url = safeUrl(imageUrl(image, step, dpr));
      // A comma at an end would end the address.
      return url ? [`${url.replaceAll(',', '%2C')} ${dpr}x`] : [];
    }).join(', ');
  } catch (error) {
    // The page's own mistake: reported as one, and the picture is there all the same.
    reportError(error);
    return '';
  }
}
