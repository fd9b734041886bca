/**
 * Parses a table from text: one row per line, fields separated by `|` in the order of `names`; empty lines are
 * ignored. Throws an `Error` with the line if the number of fields is wrong.
 */
export function readTable<Name extends string>(
  names: readonly Name[],
  table: string,
): Record<Name, string>[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const fields = line.split('|');
      if (fields.length !== names.length) {
        throw new Error(
          `"${line}" has ${fields.length} fields: ${names.length} are due (${names.join(', ')}).`,
        );
      }
      return Object.fromEntries(names.map((name, at) => [name, fields[at]])) as Record<Name, string>;
    });
}

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
