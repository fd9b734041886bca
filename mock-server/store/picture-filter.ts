import type { ImageFilter } from '../../src/contract/models.ts';
import { matchesName } from './matches-name.ts';
import { matchesWords } from './matches-words.ts';
import type { Picture } from './records.ts';

/** Parameters that apply to one picture: `album` selects the list, `sort` orders it. */
type PictureFilterName = Exclude<ImageFilter, 'album' | 'sort'>;

/** Conditions for pictures; all given ones must apply. */
// Gap: I9
export type PictureFilter = Partial<Record<PictureFilterName, string | undefined>>;

type Predicate = (picture: Picture) => boolean;

/** Creates a predicate from the value of each parameter. */
const predicates: Record<PictureFilterName, (value: string) => Predicate> = {
  q: (words) => {
    const matches = matchesWords(words);
    return ({ slug, title, description, tags }) => matches([slug, title, description, ...tags]);
  },
  user: (name) => {
    const matches = matchesName(name);
    return ({ owner }) => matches(owner);
  },
  category: (name) => {
    const matches = matchesName(name);
    return ({ category }) => matches(category);
  },
  tag: (name) => {
    const matches = matchesName(name);
    return ({ tags }) => tags.some(matches);
  },
};

const names = Object.keys(predicates) as PictureFilterName[];

/** Creates a predicate for pictures that meet all conditions of a filter. */
export function matchesFilter(filter: PictureFilter): Predicate {
  const all = names.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [predicates[name](value)];
  });
  return (picture) => all.every((matches) => matches(picture));
}
