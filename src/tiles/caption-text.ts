import { plainText } from '../internal/untrusted.ts';
import { isFocusTag } from '../internal/focus-tag.ts';
import type { Picture } from './picture.ts';
import type { CaptionText } from './tile-options.ts';
import { warnOnce } from './warn.ts';

/** Options of captions. */
export interface CaptionOptions {
  /** Place of captions: `below`, `over` or `hover`. */
  caption?: string | null | undefined;
  /** Text of captions; the title by default. */
  captionText?: CaptionText | null | undefined;
}

/** Places of captions. */
const PLACES: readonly string[] = ['below', 'over', 'hover'];

/** Whether captions have a place; a wrong one is none. */
export function isPlaced({ caption }: CaptionOptions): boolean {
  const isKnown = caption != null && PLACES.includes(caption);
  if (caption && !isKnown) warnOnce(`Pix: caption="${caption}" should be below, over, hover.`);
  return isKnown;
}

/** A field of a text: its name in braces. */
const FIELD = /\{(\w+)\}/;

/** An opening bracket or quotation mark at the end of words before a field, and a closing one at the beginning of those after it. */
const OPENING = /[([{"'«‹“„‘‚]\s*$/;
const CLOSING = /^\s*[)\]}"'»›”“’‘]/;

/** The words after an empty field: without the bracket that closes, if the words before the field open one. */
export const afterEmpty = (before: string, after: string): string =>
  OPENING.test(before) ? after.replace(CLOSING, '') : after;

/**
 * The parts of a text with fields: words between fields, and fields that the record has. The words before an empty field are left out,
 * with the bracket that closes after the field, and so are those after it at the end, such as separators; words at the beginning belong
 * to the first field.
 */
export function partsOf(
  text: string,
  picture: Pick<Picture, 'image'>,
): (string | { name: string; words: string })[] {
  const isWord = /^\w+$/.test(text);
  const [first = '', ...rest] = (isWord ? `{${text}}` : text).split(FIELD);
  if (!rest.length || (isWord && !/^(title|description)$/.test(text))) {
    warnOnce(
      `Pix: caption-text="${text}" should be title, description, or a text with fields such as {title} – {category}.`,
    );
    return partsOf('title', picture);
  }
  const parts: ReturnType<typeof partsOf> = [];
  let before = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', after = ''] = rest.slice(at);
    if (!Object.hasOwn(picture.image, name))
      warnOnce(`Pix: caption-text="${text}" names a field that a record does not have: ${name}.`);
    const words = fieldOf(picture, name);
    if (words && before && (at === 0 || parts.length)) parts.push(before);
    if (words) parts.push({ name, words });
    if (words && after && at + 2 === rest.length) parts.push(after);
    before = words ? after : afterEmpty(before, after);
  }
  return parts;
}

/** The text of a field of the record. */
export function fieldOf({ image }: Pick<Picture, 'image'>, name: string): string {
  const value: unknown = Object.hasOwn(image, name) ? image[name as keyof typeof image] : undefined;
  return plainText(
    Array.isArray(value)
      ? value
          .map(plainText)
          .filter((text) => text && !isFocusTag(text))
          .join(', ')
      : value,
  );
}
