import { unclobbered } from '../../internal/documents.ts';
import { safeUrl } from '../../internal/untrusted.ts';
import { toPicture, type Picture } from '../../tiles/picture.ts';
import { captionOf, fileName, textOf } from './picture-at.ts';
import { largestCandidate, parseSrcset, type Candidate } from './srcset.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A picture of the page itself. */
export interface OwnImage {
  /** The link to the picture, or the image. */
  element: HTMLElement;
  /** The image on the page; a link of text has none. */
  image: HTMLImageElement | undefined;
  /** URL of the large picture. */
  source: string;
  /** URL of the file that the page shows, or else of the large picture. */
  thumbnail: string;
  /** Size of the large picture, if the page tells it. */
  size: Size | undefined;
}

/** Attributes of links with the size of their picture; the second pair is that of PhotoSwipe. */
const SIDES = [
  ['data-width', 'data-height'],
  ['data-pswp-width', 'data-pswp-height'],
] as const;

/** Reads a picture of the page; `undefined` if its URL is none that the viewer can show. */
export function readImage(element: HTMLElement): OwnImage | undefined {
  const image = element.localName === 'img' ? (element as HTMLImageElement) : element.querySelector('img');
  const largest = element === image ? largestOf(image) : undefined;
  const source = urlOf(largest?.url ?? (element as HTMLAnchorElement).href);
  if (!source) return undefined;
  const size = statedSize(element) ?? (image && largest ? sizeOf(image, largest) : undefined);
  const shown = image && !(largest && isLater(largest)) ? urlOf(image.currentSrc || image.src) : undefined;
  return { element, image: image ?? undefined, source, thumbnail: shown ?? source, size };
}

/** Converts a picture of the page for the viewer, with a size that has been measured if the page does not tell it. */
export function pictureOf(own: OwnImage, index: number, size: Partial<Size> = {}): Picture | undefined {
  const { source, thumbnail } = own;
  const { width = 0, height = 0 } = size;
  const { title, description, alt } = textsOf(own);
  const picture = toPicture({
    id: index + 1,
    slug: fileName(source),
    title,
    description,
    dimensions: { width, height },
    urls: { direct_url: source, thumbnail_url: thumbnail },
  });
  // A picture without texts has no caption.
  return picture && { ...picture, title: title && picture.title, alt: alt || picture.title };
}

/** Types of files that all supported browsers show. */
const KNOWN_TYPE = /^$|^image\/(avif|gif|jpeg|png|svg\+xml|webp)/;

/** Whether a browser may choose from a source of a `<picture>`. */
const isEligible = ({ media, type }: HTMLSourceElement) =>
  KNOWN_TYPE.test(type) && (!media || matchMedia(media).matches);

/** The largest file of an image: of the candidates among which the browser has chosen the one it shows, or will choose. */
function largestOf(image: HTMLImageElement): Candidate {
  const { currentSrc, src, dataset, parentElement } = image;
  const sources = parentElement?.localName === 'picture' ? [...parentElement.querySelectorAll('source')] : [];
  const isShown = ({ url }: Candidate) => !!currentSrc && urlOf(url) === urlOf(currentSrc);
  const [shown] = [...sources, image]
    .map((element) => parseSrcset(element.srcset))
    .filter((list) => list.filter(isShown).length);
  if (shown) return largestCandidate(shown) ?? { url: src, density: 1 };
  // Scripts for lazy loading put these in the place of what is shown.
  const later = largestCandidate(parseSrcset(dataset['srcset'] ?? ''))?.url ?? dataset['src'];
  if (later && !isShown({ url: later })) return { url: later };
  const [chosen = image] = currentSrc ? [] : sources.filter(isEligible);
  return largestCandidate(parseSrcset(chosen.srcset)) ?? { url: src, density: 1 };
}

/** Whether a file is not one of those that an image has now, of which each has a width or a density. */
const isLater = ({ width, density }: Candidate) => !(width ?? density);

/** Size of a file of an image: by the width that `srcset` states, or by that of the image, once it has loaded. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement, file: Candidate): Size | undefined {
  if (!naturalWidth || !naturalHeight || isLater(file)) return undefined;
  // The natural size of an image is in CSS pixels of its density.
  const width = Math.round(file.width ?? naturalWidth * (file.density ?? 1));
  return { width, height: Math.round((width * naturalHeight) / naturalWidth) };
}

function statedSize(element: HTMLElement): Size | undefined {
  const side = (name: string) => Number(element.getAttribute(name));
  const [size] = SIDES.map(([across, down]) => ({ width: side(across), height: side(down) })).filter(
    ({ width, height }) => width > 0 && height > 0,
  );
  return size;
}

/** The caption: `title` and `figcaption`, or else the alternative text of the image or the text of the link. */
function textsOf({ element, image }: OwnImage): Record<'title' | 'description' | 'alt', string> {
  const description = captionOf(image ?? element);
  const alt = image ? image.alt.trim() : textOf(element);
  const title = element.title || (image?.title ?? '') || (description ? '' : alt);
  return { title, description, alt: alt || title || description };
}

/** Absolute URL, with https on a page with https, as browsers load it; `undefined` if it is none of a file. */
const urlOf = (url: string) =>
  safeUrl(
    location.protocol === 'https:' ? url.replace(/^http:/i, 'https:') : url,
    unclobbered(document).baseURI,
  );
