import type { Image } from '../contract/models.ts';
import { aspectRatio, UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { plainText } from '../internal/plain-text.ts';
import { safeUrl } from '../internal/safe-url.ts';

/** A picture as components show it: cleaned text, parsed URLs, sound dimensions. */
export interface Picture {
  title: string;
  description: string;
  /** Small version. */
  thumbnail: string;
  /** Full version. */
  source: string;
  /** Page about the picture. */
  page: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The record as it came. */
  image: Image;
}

/** Above this many pixels a browser may die decoding: the small version is shown instead. */
const MAX_PIXELS = 1e8;

/** Pixels that a picture of unknown dimensions is taken to be wide. */
const UNKNOWN_WIDTH = 1200;

/** Reads a record leniently; `undefined` when it has no picture that could be shown. */
export function toPicture(image: Image): Picture | undefined {
  // Records come from strangers: any field may be missing or of another kind than the type says.
  const { title, slug, description, urls, dimensions } = image as Partial<Image>;
  const full = safeUrl(urls?.direct_url) ?? safeUrl(urls?.cdn_embed);
  const thumbnail = safeUrl(urls?.thumbnail_url) ?? full;
  if (!thumbnail) return undefined;
  const ratio = aspectRatio(dimensions?.width, dimensions?.height);
  const width = ratio ? (dimensions?.width as number) : UNKNOWN_WIDTH;
  const height = width / (ratio ?? UNKNOWN_RATIO);
  const source = full && width * height <= MAX_PIXELS ? full : thumbnail;
  return {
    title: plainText(title) || plainText(slug) || 'Picture',
    description: plainText(description),
    thumbnail,
    source,
    page: safeUrl(urls?.view_page) ?? source,
    width,
    height,
    image,
  };
}
