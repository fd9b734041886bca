import type { Image } from '../contract/models.ts';
import { readFocusTag } from '../internal/focus-tag.ts';
import { plainText, safeUrl } from '../internal/untrusted.ts';
import type { ImageUrl } from './image-url.ts';
import { toPicture, type Picture, type PictureRecord } from './picture.ts';
import { warnOnce } from './warn.ts';

/** Text of captions: `title`, `description`, a text with fields such as `{title} – {category}`, or a function that returns the text. */
export type CaptionText = string | ((image: Image) => string | undefined);

/** Alternative text of pictures: `title`, `description`, or a function that returns it; an empty text means the title. */
export type PictureAlt = 'title' | 'description' | ((image: Image) => string | undefined);

/** CSS background of a tile until its image has loaded: `color`, or a function that returns it; `undefined` is the default. */
export type TilePlaceholder = 'color' | ((image: Image) => string | undefined);

/** Options of tiles that few pages set. */
export interface TileOptions {
  /** What a click on a tile does: `viewer`, `page`, `none`, or an address with placeholders. */
  link?: string | null | undefined;
  /** Alternative text of pictures. */
  alt?: PictureAlt | null | undefined;
  /** Point of pictures that stays visible where they are cropped: `tags`, or a position such as `50% 30%`. */
  focalPoint?: string | null | undefined;
  /** Background of tiles until their images have loaded. */
  placeholder?: TilePlaceholder | null | undefined;
}

/** A placeholder of an address: the name of a field of the record. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Base of relative addresses while they are checked; a server knows none. */
const BASE = 'https://pix.invalid';

/** Converts a record to a picture with options; see `toPicture()`. */
export function toPictureWith<Options extends TileOptions>(
  record: PictureRecord,
  options: Options,
  optionsOf: (picture: Picture, options: Options) => Partial<Picture> = tileOptions,
): Picture | undefined {
  const picture = toPicture(record);
  return picture && Object.assign(picture, optionsOf(picture, options));
}

/** The fields of a picture that options set. */
export const tileOptions = (
  picture: Picture,
  { link, alt, focalPoint, placeholder }: TileOptions,
): Pick<Picture, 'link' | 'alt' | 'style'> => ({
  link: linkOf(picture, link ?? 'viewer'),
  alt: altOf(picture, alt ?? 'title'),
  style:
    styleOf('--_position', positionOf(picture, focalPoint)) +
    styleOf('--_surface', colorOf(picture, placeholder)),
});

/** Style sheet of what options add to tiles. */
export const tileStyles = '.frame>img{object-position:var(--_position,50% 50%)}';

const styleOf = (property: string, value: string | undefined) => (value ? `${property}:${value};` : '');

/** A position in percent of the width and of the height. */
const POSITION = /^\s*(\d+(?:\.\d+)?)%\s+(\d+(?:\.\d+)?)%\s*$/;

/** A tag that is meant to state a focal point. */
const FOCUS = /^\s*focus:\s*-?\d/i;

/** The point of a picture that stays visible: that of its tag, or else of the option. */
export function positionOf(
  { image }: Pick<Picture, 'image'>,
  focalPoint: string | null | undefined,
): string | undefined {
  if (!focalPoint) return undefined;
  const tags: readonly unknown[] = Array.isArray(image.tags) ? image.tags : [];
  const [tag] = tags.filter((each) => typeof each === 'string').filter((each) => FOCUS.test(each));
  const own = percentOf(readFocusTag(tag ?? ''));
  if (tag && !own)
    warnOnce(`Pix: the tag "${plainText(tag)}" should be like focus:30-70, with numbers up to 100.`);
  const all = percentOf(POSITION.exec(focalPoint)?.slice(1));
  if (!all && focalPoint !== 'tags')
    warnOnce(`Pix: focal-point="${focalPoint}" should be like 50% 30%, or tags.`);
  return own ?? all;
}

/** A position in CSS; `undefined` if it is outside of the picture. */
const percentOf = (point: readonly string[] | undefined): string | undefined =>
  point?.filter((each) => Number(each) <= 100).length === 2 ? `${point.join('% ')}%` : undefined;

/** The CSS background of a tile until its image has loaded; `undefined` for the default. */
export function colorOf({ image }: Picture, placeholder: TileOptions['placeholder']): string | undefined {
  if (!placeholder) return undefined;
  if (placeholder === 'color') return `oklch(0.65 0.07 ${hueOf(plainText(image.slug))} / 0.5)`;
  if (typeof placeholder !== 'function') {
    warnOnce(`Pix: placeholder="${String(placeholder)}" should be color, or a function.`);
    return undefined;
  }
  try {
    const background = placeholder(image);
    return background && CSS.supports('background', background) ? background : undefined;
  } catch (error) {
    // An error of the page's callback: reported; the picture is shown without a placeholder.
    reportError(error);
    return undefined;
  }
}

/** A hue in degrees that is always the same for a text, and evenly distributed: FNV-1a. */
function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // A prime number: by 360, texts that differ in one digit would have one of two hues.
  return (hash >>> 0) % 359;
}

function altOf({ image }: Picture, alt: PictureAlt): string | undefined {
  if (alt === 'title') return undefined;
  if (alt === 'description') return plainText(image.description) || undefined;
  if (typeof alt !== 'function') {
    warnOnce(`Pix: alt="${String(alt)}" should be title, description, or a function.`);
    return undefined;
  }
  try {
    return plainText(alt(image)) || undefined;
  } catch (error) {
    // An error of the page's callback: reported; the title is the alternative text.
    reportError(error);
    return undefined;
  }
}

function linkOf({ page, image }: Picture, link: string): Picture['link'] {
  if (link === 'viewer') return undefined;
  if (link === 'none') return {};
  if (link === 'page') return { href: page };
  if (isAddress(link)) return { href: fillAddress('link', link, image) ?? page };
  warnOnce(`Pix: link="${link}" should be viewer, page, none, or an address such as /photo/{slug}.`);
  return undefined;
}

/** The address of a link for a record; `undefined`, with a warning, if it is none, or the record lacks a field. */
export function addressOf(link: string, image: object): string | undefined {
  if (isAddress(link)) return fillAddress('href', link, image);
  warnOnce(`Pix: href="${link}" should be an address such as /photo/{slug}.`);
  return undefined;
}

/** Functions by their address with placeholders. */
const imageUrls = new Map<string, ImageUrl>();

/** The function that returns the address of a picture in a width: that of the page, or one for an address with placeholders. */
export function imageUrlOf(imageUrl: ImageUrl | string | null | undefined): ImageUrl | undefined {
  if (typeof imageUrl === 'function') return imageUrl;
  const address = String(imageUrl ?? '');
  if (!address) return undefined;
  const known = imageUrls.get(address);
  if (known) return known;
  const isValid = /\{width\}/.test(address) && isAddress(address);
  if (!isValid)
    warnOnce(
      `Pix: image-url="${address}" should be an address with {width}, such as https://cdn.example/{width}/{path}.`,
    );
  const own: ImageUrl = (image, width, dpr) =>
    isValid
      ? fillAddress('image-url', address, { ...image, ...addressParts(image, width * dpr) })
      : undefined;
  imageUrls.set(address, own);
  return own;
}

/** The path of a picture on its host, and its address as a part of another one. */
function addressParts({ urls }: Image, width: number): object {
  const url = safeUrl(urls.direct_url) ?? safeUrl(urls.thumbnail_url);
  // Whatever its place in the address, it names neither another host nor further parameters.
  const path = url && new URL(url).pathname.replace(/^\/+/, '').replace(/[:&]/g, encodeURIComponent);
  return { width, url, path: path && new RawPart(path) };
}

/** A part of an address that is encoded already. */
class RawPart {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Whether a text is an address of the web, or a relative one, with placeholders; a mere word is a misspelt value. */
function isAddress(link: string): boolean {
  const address = link.replace(PLACEHOLDER, 'x');
  try {
    return /[/?#{]/.test(link) && !/[{}]/.test(address) && /^https?:/.test(new URL(address, BASE).href);
  } catch {
    return false;
  }
}

/** An address with the fields of a record; `undefined` if the record lacks one. */
function fillAddress(option: string, link: string, image: object): string | undefined {
  const missing: string[] = [];
  const address = link.replace(PLACEHOLDER, (_, name: string) => {
    const part = partOf(Object.hasOwn(image, name) ? image[name as keyof typeof image] : undefined);
    if (!part) missing.push(name);
    return part;
  });
  if (!missing.length) return address;
  warnOnce(`Pix: ${option}="${link}" requires records with ${missing.join(', ')}.`);
  return undefined;
}

/** A field as a part of an address; empty if it has no text, or one that addresses treat as a folder. */
function partOf(value: unknown): string {
  if (value instanceof RawPart) return value.text;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  try {
    return /^\.*$/.test(text) ? '' : encodeURIComponent(text);
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return '';
  }
}
