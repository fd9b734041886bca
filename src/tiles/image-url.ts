import type { Image } from '../contract/models.ts';
import { hasDocument, unclobbered } from '../internal/documents.ts';
import { safeUrl } from '../internal/untrusted.ts';

/**
 * Returns the URL of a picture for a box of `width` CSS pixels on a screen with `dpr` device pixels per CSS pixel, or `undefined`
 * for the thumbnail. The URL may be relative to the page. The width is rounded up to a multiple of 32, so that few files serve
 * all window widths.
 */
export type ImageUrl = (image: Image, width: number, dpr: number) => string | undefined;

/** Step between requested widths, in CSS pixels: resizing the window by a few pixels requests no further file. */
const WIDTH_STEP = 32;

/** Screen densities for which URLs are requested, in device pixels per CSS pixel. */
const DENSITIES = [1, 2, 3];

/** Value of `srcset` for a tile of known width; empty without a URL. */
export function srcsetOf(image: Image, width: number, imageUrl: ImageUrl): string {
  const step = WIDTH_STEP * Math.ceil(width / WIDTH_STEP);
  try {
    return DENSITIES.flatMap((dpr) => {
      const own = imageUrl(image, step, dpr);
      const url = own && safeUrl(own, hasDocument() ? unclobbered(document).baseURI : undefined);
      // A comma at the end of a URL would separate candidates.
      return url ? [`${url.replaceAll(',', '%2C')} ${dpr}x`] : [];
    }).join(', ');
  } catch (error) {
    // An error of the page's callback: reported; the thumbnail is shown.
    reportError(error);
    return '';
  }
}
