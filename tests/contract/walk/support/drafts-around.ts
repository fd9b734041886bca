import type { Draft } from './draft.ts';
import { withValue, withoutValue, type Slot } from './slots.ts';
import { filesAround } from './pictures-around.ts';
import { base64Values, jsonFor, textsFor } from './values-around.ts';

/** Requests that differ from a valid one in what a place holds: values around its limits, none, and several. */
export function draftsAround(slot: Slot): Draft[] {
  const single = valuesFor(slot).map((value) => withValue(slot, value));
  if (slot.place === 'path') return single;
  const drafts = [withoutValue(slot), ...single];
  // Of a name that comes twice in JSON the last one counts, as everywhere.
  return slot.place === 'application/json' ? drafts : [...drafts, ...severalTimes(slot)];
}

/** What to put into a place: what it may hold at most and at least, more, less, and what was meant for others. */
export function valuesFor({ place, name, schema, example }: Slot): readonly unknown[] {
  if (schema['format'] === 'binary') return filesAround;
  if (/^image_(base64|file_b64)$/.test(name)) return base64Values;
  if (place === 'application/json') return jsonFor(schema, example);
  const texts = textsFor(schema, String(example));
  // These never arrive in a path: it would be another path.
  return place === 'path' ? texts.filter((text) => !['', '.', '..'].includes(text)) : texts;
}

/** A value given twice, and as a list. Gap: G2. */
function severalTimes(slot: Slot): Draft[] {
  const { place, name, draft, example } = slot;
  const twice = withValue(slot, example, example);
  if (place !== 'query') return [twice];
  const lists = ['[]', '[0]', '[a]'].map((index) => [name + index, String(example)] as const);
  const listed = [withoutValue(slot), draft].flatMap((request) =>
    lists.map((list) => ({ ...request, query: [...request.query, list] })),
  );
  return [twice, ...listed];
}
