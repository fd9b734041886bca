import { foldName, foldText } from './fold.ts';
import type { Picture } from './records.ts';

/** What pictures must match. All given conditions apply together. Gap: I9. */
export interface PictureFilter {
  /** Search words separated by spaces. */
  q?: string | undefined;
  /** Owner's name. */
  user?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
}

type Condition = (picture: Picture) => boolean;

/** Whether a picture meets all conditions of a filter. */
export function matchesFilter(filter: PictureFilter): Condition {
  const conditions = [
    filter.q === undefined ? undefined : mentions(filter.q),
    whole(filter.user, (picture) => [picture.owner]),
    whole(filter.category, (picture) => [picture.category]),
    whole(filter.tag, (picture) => picture.tags),
  ].filter((condition) => condition !== undefined);
  return (picture) => conditions.every((condition) => condition(picture));
}

function mentions(query: string): Condition {
  const terms = foldText(query).split(/\s+/u).filter(Boolean);
  return (picture) => {
    const texts = [picture.slug, picture.title, picture.description, ...picture.tags].map(foldText);
    return terms.every((term) => texts.some((text) => text.includes(term)));
  };
}

function whole(
  wanted: string | undefined,
  valuesOf: (picture: Picture) => readonly string[],
): Condition | undefined {
  if (wanted === undefined) return undefined;
  const name = foldName(wanted);
  return (picture) => valuesOf(picture).some((value) => foldName(value) === name);
}
