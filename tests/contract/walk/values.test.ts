import { describe, expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { draftsAround, valuesFor } from './support/drafts-around.ts';
import { takes } from './support/schemas.ts';
import { faultsOfAll } from './support/send.ts';
import { slotsOf } from './support/slots.ts';
import { successesOf } from './support/statuses.ts';
import { typed } from './support/typed.ts';
import { expectationFor } from './support/expectation.ts';

const slots = contractOperations.flatMap((operation) =>
  slotsOf(operation).map((slot) => ({ ...slot, operation, id: operation.id })),
);

describe('values at their limits are accepted, values beyond them are rejected by name', () => {
  test.each(slots)('$id: $name in $place', async (slot) => {
    const drafts = draftsAround(slot);
    const [success] = successesOf(slot.operation);
    const kinds = drafts.map((draft) => expectationFor(draft).statuses.includes(Number(success)));
    expect(new Set(kinds), 'both kinds of value are tried').toEqual(new Set([true, false]));
    const faults = await faultsOfAll(drafts);
    expect(faults.slice(0, 5), `${slot.id} in mock-server/handlers/ validates ${slot.name}`).toEqual([]);
  });
});

/** Slots whose schemas have limits. */
const bounded = slots.flatMap((slot) =>
  ['minLength', 'maxLength', 'minimum', 'maximum']
    .filter((keyword) => typeof slot.schema[keyword] === 'number')
    .map((keyword) => ({ ...slot, keyword, limit: Number(slot.schema[keyword]) })),
);

describe('values are tried on both sides of every limit', () => {
  // Pictures have more limits than their length.
  test.each(bounded.filter(({ name }) => !name.startsWith('image_')))(
    '$id: $keyword of $name in $place',
    (slot) => {
      const { place, schema, keyword, limit } = slot;
      const measure = (value: unknown) =>
        keyword.endsWith('Length') ? [...String(value)].length : Number(value);
      const isTaken = (value: unknown) =>
        takes(schema, place === 'query' ? typed(schema, String(value)) : value);
      const values = valuesFor(slot);
      const beyond = keyword.startsWith('min') ? limit - 1 : limit + 1;
      expect(values.some((value) => measure(value) === limit && isTaken(value))).toBe(true);
      expect(values.some((value) => measure(value) === beyond && !isTaken(value))).toBe(true);
    },
  );
});
