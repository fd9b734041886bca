import type { Image } from '../contract/models.ts';
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

/** Above this many pixels a browser may die decoding: the small version is shown instead (R29). */
const MAX_PIXELS = 1e8;

/** Reads a record leniently (R14, R15, R20); `undefined` when it has no picture that could be shown. */
export function toPicture(image: Image): Picture | undefined {
  // Records come from strangers: any field may be missing or of another kind than the type says.
  const { title, slug, description, urls, dimensions } = image as Partial<Image>;
  const full = safeUrl(urls?.direct_url) ?? safeUrl(urls?.cdn_embed);
  const thumbnail = safeUrl(urls?.thumbnail_url) ?? full;
  if (!thumbnail) return undefined;
  const { width, height } = clean(dimensions?.width, dimensions?.height);
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

const UNKNOWN = { width: 1200, height: 900 };

/** Numbers alone count: what is none may do anything when it is read as one. */
function clean(width: unknown, height: unknown): { width: number; height: number } {
  if (typeof width !== 'number' || typeof height !== 'number') return UNKNOWN;
  const ratio = width / height;
  if (!(width > 0 && height > 0 && Number.isFinite(ratio))) return UNKNOWN;
  return { width, height: width / Math.min(Math.max(ratio, 0.2), 5) };
}
