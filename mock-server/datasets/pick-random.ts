/**
 * Draws `count` different records in random order, or all if there are fewer (Fisher–Yates shuffle). `random` returns
 * numbers from 0 to less than 1.
 */
// Gap: C1
export function pickRandom<T>(records: readonly T[], count: number, random: () => number): T[] {
  const left = [...records];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return picked;
}
