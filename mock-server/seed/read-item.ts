import { type BodyFields, BodyReader } from '../http/fields.ts';
import { Problem } from '../http/problem.ts';

/** The fields of one object of a seed, and their reader. */
export interface ItemReader {
  fields: BodyFields;
  reader: BodyReader;
}

/**
 * Reads one object of a seed. Throws a `Problem` that names the path of each invalid field, such as
 * `pictures[2].width`. Fields other than `known` are invalid, since they are probably misspelled.
 */
export function readItem<Item>(
  place: string,
  value: unknown,
  known: readonly string[],
  read: (item: ItemReader) => Item,
): Item {
  const fields = objectAt(place, value);
  const reader = new BodyReader(fields, { allowsHalfPairs: true });
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) reader.addFault(name, `is unknown; the known fields are ${known.join(', ')}`);
  }
  try {
    const item = read({ fields, reader });
    reader.finish();
    return item;
  } catch (error) {
    throw error instanceof Problem ? withPath(error, place) : error;
  }
}

/** Returns the value at a path of a seed as object; throws a `Problem` for other values. */
export function objectAt(place: string, value: unknown): BodyFields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as BodyFields;
  throw new Problem('invalid_parameter', `${place} must be an object, not ${JSON.stringify(value)}.`);
}

/** Returns the value at a path of a seed as list; `undefined` if missing. */
export function listAt(place: string, value: unknown): readonly unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value as readonly unknown[] | undefined;
  throw new Problem('invalid_parameter', `${place} must be a list, not ${JSON.stringify(value)}.`);
}

/** Reads an optional list of strings; `expected` describes the strings. */
export function readStrings(
  { reader, fields }: ItemReader,
  name: string,
  expected: string,
): readonly string[] {
  const texts = fields[name] ?? [];
  if (Array.isArray(texts) && texts.every((text) => typeof text === 'string')) return [...texts] as string[];
  reader.addFault(name, `must be a list of ${expected}`);
  return [];
}

function withPath({ code, message, details }: Problem, place: string): Problem {
  // Nested objects have added their own path already.
  const faults = Object.entries(details.fields ?? {}).map(
    ([name, why]) => [name.startsWith('seed.') ? name : `${place}.${name}`, why] as const,
  );
  if (faults.length === 0) return new Problem(code, message);
  const text = faults.map(([name, why]) => `${name} ${why}`).join('; ');
  return new Problem(code, `${text}.`, { fields: Object.fromEntries(faults) });
}
