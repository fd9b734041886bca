/** Random requests, for fast-check. */
import fc from 'fast-check';
import type { ContractOperation } from '../../../../mock-server/check/document.ts';
import { draftsOf, withoutBody, type Draft } from './draft.ts';
import { pictureFile } from './picture-file.ts';
import { roles } from './roles.ts';
import { slotsOf, withValue, withoutValue, type Slot } from './slots.ts';
import { filesAround } from './pictures-around.ts';
import { jsonFor, textsFor } from './values-around.ts';

/** A request to an operation with random values in its slots, from a random caller. */
export function anyDraft(operation: ContractOperation): fc.Arbitrary<Draft> {
  const slots = slotsOf(operation).map((slot) => ({ place: slot.place, change: anyChange(slot) }));
  const drafts = draftsOf(operation).flatMap((draft) => [draft, withoutBody(draft)]);
  const changed = drafts.map((draft) => {
    const own = slots.filter(({ place }) => ['path', 'query', draft.body?.type].includes(place));
    const changes = fc.tuple(...own.map(({ change }) => change));
    return fc
      .tuple(changes, anyHeaders(draft))
      .map(([all, headers]) => ({ ...all.reduce((before, change) => change(before), draft), headers }));
  });
  return fc.oneof(...changed);
}

type Change = (draft: Draft) => Draft;

/** Leaves a slot unchanged, sets one or two values, or removes it. */
function anyChange(slot: Slot): fc.Arbitrary<Change> {
  const values = anyValue(slot);
  const put =
    (...given: unknown[]): Change =>
    (draft) =>
      withValue({ ...slot, draft }, ...given);
  const same = fc.constant<Change>((draft) => draft);
  const none = fc.constant<Change>((draft) => withoutValue({ ...slot, draft }));
  const once = values.map((value) => put(value));
  const twice = fc.tuple(values, values).map((both) => put(...both));
  if (slot.place === 'path') return fc.oneof({ weight: 3, arbitrary: same }, once);
  return fc.oneof(
    { weight: 6, arbitrary: same },
    { weight: 6, arbitrary: once },
    { weight: 2, arbitrary: none },
    { weight: 1, arbitrary: slot.place === 'application/json' ? once : twice },
  );
}

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 250 }), fc.double(), fc.maxSafeInteger());
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  anyNumber.map(String),
);

function anyValue({ place, schema, example }: Slot): fc.Arbitrary<unknown> {
  if (schema['format'] === 'binary') return fc.constantFrom(...filesAround, pictureFile);
  if (place === 'application/json') {
    const likely = fc.constantFrom(...jsonFor(schema, example));
    return fc.oneof(likely, anyText, anyNumber, fc.jsonValue({ maxDepth: 2 }));
  }
  const texts = fc.oneof(fc.constantFrom(...textsFor(schema, String(example))), anyText);
  return place === 'path' ? texts.filter((text) => !['', '.', '..'].includes(text)) : texts;
}

/** The key of a random caller, and optional request headers. */
function anyHeaders({ headers }: Draft): fc.Arbitrary<Record<string, string>> {
  const anyone = fc.constantFrom<Record<string, string>>(...Object.values(roles));
  const others = fc.record(
    {
      'If-None-Match': fc.constantFrom('*', '"script"', ',,', 'W/"a", "b"', '"'),
      Referer: fc.constantFrom(
        'https://www.example.org/a',
        'data:,a',
        'https://a:b@c/',
        '/',
        'x'.repeat(9000),
      ),
      Accept: fc.constantFrom('image/webp', 'text/html', '*/*;q=0'),
      Range: fc.constantFrom('bytes=0-3', 'bytes=9-1', 'lines=1'),
      'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity;q=0'),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(fc.oneof(fc.constant(headers), anyone), others)
    .map(([caller, other]) => ({ ...other, ...caller }));
}
