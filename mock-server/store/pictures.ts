import { MAX_LISTED_TAGS } from '../../src/contract/limits.ts';
import type { ImageSort } from '../../src/contract/models.ts';
import { matchesFilter, type PictureFilter } from './picture-filter.ts';
import { pictureOrders } from './picture-order.ts';
import { countNames, type NameCount } from './popularity.ts';
import type { Picture } from './records.ts';
import { findByHandle } from './find-by-handle.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

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
  // Gap: A6
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
