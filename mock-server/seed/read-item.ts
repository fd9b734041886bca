import { BodyReader, type BodyFields } from '../http/body-reader.ts';
import { Problem } from '../http/problem.ts';

/** The fields of one object of a seed, read one by one. */
export interface ItemReader {
  /** Where the object stands, such as `pictures[2]`. */
  place: string;
  fields: BodyFields;
  reader: BodyReader;
}

/**
 * Reads one object of a seed; throws a `Problem` that names the place of what is wrong, such as `pictures[2].width`.
 * Fields not among `known` are wrong, too: they are mistyped.
 */
export function readItem<Item>(
  place: string,
  value: unknown,
  known: readonly string[],
  read: (item: ItemReader) => Item,
): Item {
  const fields = objectAt(place, value);
  const reader = new BodyReader(fields);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) reader.refuse(name, `is not known here; known are ${known.join(', ')}`);
  }
  try {
    const item = read({ place, fields, reader });
    reader.finish();
    return item;
  } catch (error) {
    throw error instanceof Problem ? located(error, place) : error;
  }
}

/** The object at a place of a seed. */
export function objectAt(place: string, value: unknown): BodyFields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as BodyFields;
  throw new Problem('invalid_parameter', `${place} must be an object, not ${JSON.stringify(value)}.`);
}

/** The list at a place of a seed; none if not given. */
export function listAt(place: string, value: unknown): readonly unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value as readonly unknown[] | undefined;
  throw new Problem('invalid_parameter', `${place} must be a list, not ${JSON.stringify(value)}.`);
}

function located({ code, message, details }: Problem, place: string): Problem {
  const faults = Object.entries(details.fields ?? {}).map(
    ([name, why]) => [`${place}.${name}`, why] as const,
  );
  if (faults.length === 0) return new Problem(code, message);
  const text = faults.map(([name, why]) => `${name} ${why}`).join('; ');
  return new Problem(code, `${text}.`, { fields: Object.fromEntries(faults) });
}
