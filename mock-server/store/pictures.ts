import { MAX_LISTED_TAGS } from '../../src/contract/limits.ts';
import type { ImageFilter, ImageSort } from '../../src/contract/models.ts';
import type { Picture } from './records.ts';
import { byUnicode, foldName, matchesName, matchesWords } from './search.ts';
import { findByHandle, type State, type Table } from './state.ts';

/** Records of the pictures. */
export class Pictures {
  readonly table: Table<Picture>;

  constructor(state: State) {
    this.table = state.table({ name: 'pictures', keyOf: ({ id }) => id, nameOf: ({ slug }) => slug });
  }

  /** Finds a picture by slug, or by id if all digits. */
  // Gap: I1
  find(slugOrId: string): Picture | undefined {
    return findByHandle(this.table, slugOrId);
  }

  /** Returns the public pictures. */
  public(): Picture[] {
    return [...this.table.values()].filter(({ isPublic }) => isPublic);
  }

  /** Pictures of one user, unlisted ones included. */
  ownedBy(name: string): Picture[] {
    return [...this.table.values()].filter(({ owner }) => owner === name);
  }

  /** Returns the categories of public pictures, in descending order of use. */
  // Gap: A6
  categories(): NameCount[] {
    return countNames(this.public().flatMap(({ category }) => (category ? [category] : [])));
  }

  /** Returns the most used tags of public pictures, in descending order of use. */
  tags(): NameCount[] {
    return countNames(this.public().flatMap(({ tags }) => tags)).slice(0, MAX_LISTED_TAGS);
  }
}

/** Selects the pictures that match a filter. Without `sort`, they keep their order. */
// Gap: I9, I10
export function selectPictures(
  pictures: readonly Picture[],
  filter: PictureFilter,
  sort: ImageSort | undefined,
): Picture[] {
  const matching = pictures.filter(matchesFilter(filter));
  return sort ? matching.sort(pictureOrders[sort]) : matching;
}

/** Parameters that apply to one picture: `album` selects the list, `sort` orders it. */
type PictureFilterName = Exclude<ImageFilter, 'album' | 'sort'>;

/** Conditions for pictures; all given ones must apply. */
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

type Order = (a: Picture, b: Picture) => number;

const newest: Order = (a, b) => b.createdAt - a.createdAt || b.id - a.id;

/** Comparators for each sort order. Ids are unique, so no two pictures ever tie. */
export const pictureOrders: Record<ImageSort, Order> = {
  newest,
  oldest: (a, b) => newest(b, a),
  popular: (a, b) => b.views - a.views || newest(a, b),
  size: (a, b) => b.fileSize - a.fileSize || newest(a, b),
};

/** A name and the number of its pictures. */
export interface NameCount {
  name: string;
  image_count: number;
}

/** Counts names, ignoring case; most frequent first, then in Unicode default order. */
export function countNames(names: Iterable<string>): NameCount[] {
  const counts = new Map<string, NameCount>();
  for (const name of names) {
    const key = foldName(name);
    const entry = counts.get(key);
    if (entry) entry.image_count += 1;
    else counts.set(key, { name, image_count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.image_count - a.image_count || byUnicode(a.name, b.name));
}
