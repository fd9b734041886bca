import { matchesName } from './matches-name.ts';
import { matchesWords } from './matches-words.ts';
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
  const isMentioned = q === undefined ? () => true : matchesWords(q);
  const [isUser, isCategory, isTag] = [matchesName(user), matchesName(category), matchesName(tag)];
  return (picture) =>
    isUser(picture.owner) &&
    isCategory(picture.category) &&
    (tag === undefined || picture.tags.some(isTag)) &&
    isMentioned([picture.slug, picture.title, picture.description, ...picture.tags]);
}
