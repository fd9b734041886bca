import type { BIRD_SORTS } from '../../src/contract/limits.ts';
import type { Bird } from '../../src/contract/models.ts';
import { NON_PASSERINES } from './tables/birds-non-passerines.ts';
import { PASSERINES } from './tables/birds-passerines.ts';
import { byUnicode } from '../store/by-unicode.ts';
import { matchesName } from '../store/matches-name.ts';
import { matchesWords } from '../store/matches-words.ts';
import { readTable } from './read-table.ts';

/** Conditions for birds, and their order. All given conditions must apply. */
export interface BirdQuery {
  /** Words that must occur in the names of a bird or its family. */
  q?: string | undefined;
  /** Complete name of a family, ignoring case. */
  family?: string | undefined;
  /** Sort order. Default: `id`. */
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

/** Finds birds among all 229; ties are in the order of ids. */
// Gap: C1
export function findBirds({ q, family, sort = 'id' }: BirdQuery = {}): Bird[] {
  const isMentioned = matchesWords(q);
  const isFamily = matchesName(family);
  const found = BIRDS.filter(
    (bird) =>
      isFamily(bird.family) &&
      isMentioned([bird.mizo_name, bird.common_name, bird.scientific_name, bird.family]),
  );
  return sort === 'id' ? found : found.sort((a, b) => byUnicode(a[sort], b[sort]) || a.id - b.id);
}
