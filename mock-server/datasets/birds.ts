import type { BIRD_SORTS } from '../../src/contract/limits.ts';
import type { Bird } from '../../src/contract/models.ts';
import { NON_PASSERINES } from './tables/birds-non-passerines.ts';
import { PASSERINES } from './tables/birds-passerines.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { isNamed } from '../store/is-named.ts';
import { mentions } from '../store/mentions.ts';
import { readTable } from './read-table.ts';

/** Which birds, in which order. All given conditions apply together. */
export interface BirdQuery {
  /** Words that must stand in one of the names or in another. */
  q?: string | undefined;
  /** The whole name of a family, in any case. */
  family?: string | undefined;
  /** `id` if it is not given. */
  sort?: (typeof BIRD_SORTS)[number] | undefined;
}

const BIRDS: readonly Bird[] = readTable(
  ['common_name', 'scientific_name', 'family', 'mizo_name'],
  NON_PASSERINES + PASSERINES,
).map(({ mizo_name, common_name, scientific_name, family }, at) => ({
  id: at + 1,
  mizo_name: mizo_name === '' ? `Vate ${at + 1} (made up)` : mizo_name,
  common_name,
  scientific_name,
  family,
}));

/** The birds that meet a query, of all 229; those that the order leaves level are by id. */
// Gap: C1
export function findBirds({ q, family, sort = 'id' }: BirdQuery = {}): Bird[] {
  const isMentioned = mentions(q);
  const isFamily = isNamed(family);
  const found = BIRDS.filter(
    (bird) =>
      isFamily(bird.family) &&
      isMentioned([bird.mizo_name, bird.common_name, bird.scientific_name, bird.family]),
  );
  return sort === 'id' ? found : found.sort((a, b) => byUnicode(a[sort], b[sort]) || a.id - b.id);
}
