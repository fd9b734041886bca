import { isNamed } from './is-named.ts';
import { mentions } from './mentions.ts';
import type { Picture } from './records.ts';

/** What pictures must match. All given conditions apply together. */
// Gap: I9
export interface PictureFilter {
  /** Search words separated by spaces. */
  q?: string | undefined;
  /** Owner's name. */
  user?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
}

/** Whether a picture meets all conditions of a filter. */
export function matchesFilter({ q, user, category, tag }: PictureFilter): (picture: Picture) => boolean {
  const isMentioned = q === undefined ? () => true : mentions(q);
  const [isUser, isCategory, isTag] = [isNamed(user), isNamed(category), isNamed(tag)];
  return (picture) =>
    isUser(picture.owner) &&
    isCategory(picture.category) &&
    (tag === undefined || picture.tags.some(isTag)) &&
    isMentioned([picture.slug, picture.title, picture.description, ...picture.tags]);
}
