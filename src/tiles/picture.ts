import type { Image } from '../contract/models.ts';
import { aspectRatio, UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { plainText, safeUrl } from '../internal/untrusted.ts';

/** Fields that may be missing or undefined. */
type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * Record of a picture, at least what elements show: an `Image` of the service, or a record of your own. The viewer shows further
 * fields of `Image` where they exist, such as `description`, `tags` and `file_size`.
 */
export interface PictureRecord extends Optional<
  Omit<Image, 'id' | 'slug' | 'title' | 'dimensions' | 'urls'>
> {
  /** Number of the picture, unique in the list. */
  id: number;
  /** Name of the picture in URLs, unique in the list. */
  slug: string;
  /** Title, also the alternative text of the image. */
  title: string;
  /** Size of the full image, in pixels. */
  dimensions: { width: number; height: number };
  /** URLs, http or https: of the full image, of its thumbnail and, if there is one, of the picture page. */
  urls: Pick<Image['urls'], 'direct_url' | 'thumbnail_url'> & Partial<Image['urls']>;
}

/** A picture as elements show it: sanitized texts, validated URLs and dimensions. */
export interface Picture {
  title: string;
  /** Alternative text, if options choose another than the title. */
  alt?: string | undefined;
  /** URL of the thumbnail. */
  thumbnail: string;
  /** URL of the full image. */
  source: string;
  /** URL of the picture page. */
  page: string;
  /** Inline style of a tile by options, unless its image has failed, whose title might be illegible on it. */
  style?: string | undefined;
  /** Creates the caption of a tile, if options ask for one; the same element for the same text. */
  caption?: (() => object | undefined) | undefined;
  /** What a tile links to in place of the viewer; without an address, the tile is no link. */
  link?: { href?: string } | undefined;
  /** Width of the full image, in pixels. */
  width: number;
  /** Height of the full image, in pixels. */
  height: number;
  /** The record, unchanged. */
  image: Image;
}

/** Maximum number of pixels of a full image: larger ones may crash the browser, so the thumbnail is shown. */
const MAX_PIXELS = 1e8;

/** Assumed width of a picture of unknown dimensions, in pixels. */
const UNKNOWN_WIDTH = 1200;

/** Whether a value is a length in pixels: a whole number from 1. */
export const isSide = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;

/** Converts an untrusted record; `undefined` if it has no image that can be shown. */
export function toPicture(record: PictureRecord): Picture | undefined {
  // Records are untrusted: any field may be missing or of another type.
  const { title, slug, urls, dimensions } = record as Partial<PictureRecord>;
  const full = safeUrl(urls?.direct_url) ?? safeUrl(urls?.cdn_embed);
  const thumbnail = safeUrl(urls?.thumbnail_url) ?? full;
  if (!thumbnail) return undefined;
  const { width: across, height: down } = dimensions ?? {};
  const ratio = isSide(across) && isSide(down) ? aspectRatio(across, down) : undefined;
  const width = ratio ? (across as number) : UNKNOWN_WIDTH;
  const height = width / (ratio ?? UNKNOWN_RATIO);
  const source = full && width * height <= MAX_PIXELS ? full : thumbnail;
  return {
    title: plainText(title) || plainText(slug) || 'Picture',
    thumbnail,
    source,
    page: safeUrl(urls?.view_page) ?? source,
    width,
    height,
    // Events and callbacks name it an `Image`; one from elsewhere than the service may lack fields.
    image: record as Image,
  };
}
