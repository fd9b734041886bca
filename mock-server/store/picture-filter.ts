import { isNamed } from './is-named.ts';
import { mentions } from './mentions.ts';
import type { Picture } from './records.ts';

/** Conditions for pictures; all given ones must apply. */
// Gap: I9
export interface PictureFilter {
  /** Search words separated by spaces. */
  q?: string | undefined;
  /** Name of the owner. */
  user?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
}

/** Creates a predicate for pictures that meet all conditions of a filter. */
export function matchesFilter({ q, user, category, tag }: PictureFilter): (picture: Picture) => boolean {
  const isMentioned = q === undefined ? () => true : mentions(q);
  const [isUser, isCategory, isTag] = [isNamed(user), isNamed(category), isNamed(tag)];
  return (picture) =>
    isUser(picture.owner) &&
    isCategory(picture.category) &&
    (tag === undefined || picture.tags.some(isTag)) &&
    isMentioned([picture.slug, picture.title, picture.description, ...picture.tags]);
}
