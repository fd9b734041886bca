import type { Draft } from './draft.ts';
import { withValue, withoutValue, type Slot } from './slots.ts';
import { filesAround } from './pictures-around.ts';
import { base64Values, jsonFor, textsFor } from './values-around.ts';

/** Requests that differ from a valid one in one slot: values around its limits, no value, several values. */
export function draftsAround(slot: Slot): Draft[] {
  const single = valuesFor(slot).map((value) => withValue(slot, value));
  if (slot.place === 'path') return single;
  const drafts = [withoutValue(slot), ...single];
  // JSON cannot repeat a name: the last one is used.
  return slot.place === 'application/json' ? drafts : [...drafts, ...severalTimes(slot)];
}

/** Values for a slot: its limits, values beyond them, and values meant for other slots. */
export function valuesFor({ place, name, schema, example }: Slot): readonly unknown[] {
  if (schema['format'] === 'binary') return filesAround;
  if (/^image_(base64|file_b64)$/.test(name)) return base64Values;
  if (place === 'application/json') return jsonFor(schema, example);
  const texts = textsFor(schema, String(example));
  // In a path, these segments would be removed.
  return place === 'path' ? texts.filter((text) => !['', '.', '..'].includes(text)) : texts;
}

/** Requests that repeat the value of a slot: twice, and as a list. Gap: G2. */
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
