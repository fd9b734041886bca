/**
 * Rows of a table that is text: a line each, their fields in the order of `names` with `|` between; empty lines count for
 * nothing. Throws an `Error` that shows the line if it has more fields or fewer.
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
