/** A tag that states the focal point of a picture in percent of its width and height, such as `focus:30-70`. */
const FOCUS_TAG = /^\s*focus:(\d+)-(\d+)\s*$/i;

/** Whether a tag states a focal point; it is no word for visitors. */
export const isFocusTag = (tag: string): boolean => FOCUS_TAG.test(tag);

/** The focal point of a tag, in percent. */
export function readFocusTag(tag: string): [x: string, y: string] | undefined {
  const [, x, y] = FOCUS_TAG.exec(tag) ?? [];
  return x && y ? [x, y] : undefined;
}
