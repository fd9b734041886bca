import type { Image } from '../contract/models.ts';
import { safeUrl } from '../internal/safe-url.ts';

/** Address of a picture at a width in CSS pixels on a screen with `dpr` device pixels to each; `undefined`: the thumbnail. */
export type ImageUrl = (image: Image, width: number, dpr: number) => string | undefined;

/** Densities of screens that addresses are asked for. */
const DENSITIES = [1, 2, 3];

/** Addresses of a picture for a tile of known width; empty where there are none. */
export function srcsetOf(image: Image, width: number, imageUrl: ImageUrl): string {
  try {
    return DENSITIES.flatMap((dpr) => {
      const url = safeUrl(imageUrl(image, Math.ceil(width), dpr));
      // A comma at an end would end the address.
      return url ? [`${url.replaceAll(',', '%2C')} ${dpr}x`] : [];
    }).join(', ');
  } catch (error) {
    // The page's own mistake: reported as one, and the picture is there all the same.
    reportError(error);
    return '';
  }
}
