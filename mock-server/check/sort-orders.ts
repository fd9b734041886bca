import type { ImageSort } from '../../src/contract/models.ts';
import { valueAt } from './records.ts';

/** Field and direction of each order of pictures. */
const ORDERS = {
  newest: { field: 'created_at', sign: -1 },
  oldest: { field: 'created_at', sign: 1 },
  popular: { field: 'views', sign: -1 },
  size: { field: 'file_size', sign: -1 },
} as const satisfies Record<ImageSort, { field: string; sign: 1 | -1 }>;

type Value = string | number;

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/** A record that should precede the one before it. */
export interface Disorder {
  field: string;
  index: number;
  before: Value;
  value: Value;
}

/** The first record that is in the wrong place; `undefined` if none is. */
export function firstDisorder(records: readonly unknown[], sort: ImageSort): Disorder | undefined {
  const { field, sign } = ORDERS[sort];
  for (const [index, before, value] of neighbours(records, field))
    if (sign * compare(before, value) > 0) return { field, index, before, value };
  return undefined;
}

/**
 * How the ids of neighbours with equal values of an order follow each other: `descending`, `ascending`, `mixed`, or `none` if there
 * are no such neighbours.
 */
export function tieOrder(records: readonly unknown[], sort: ImageSort) {
  const { field } = ORDERS[sort];
  const signs = new Set<number>();
  for (const [index, before, value] of neighbours(records, field)) {
    const ids = [valueAt(records[index - 1], 'id'), valueAt(records[index], 'id')];
    if (before === value && isValue(ids[0]) && isValue(ids[1])) signs.add(Math.sign(compare(ids[1], ids[0])));
  }
  if (signs.size > 1) return 'mixed';
  return signs.has(1) ? 'ascending' : signs.has(-1) ? 'descending' : 'none';
}

function* neighbours(records: readonly unknown[], field: string): Generator<[number, Value, Value]> {
  for (let index = 1; index < records.length; index += 1) {
    const [before, value] = [valueAt(records[index - 1], field), valueAt(records[index], field)];
    if (isValue(before) && isValue(value)) yield [index, before, value];
  }
}

const compare = (a: Value, b: Value) => (a < b ? -1 : Number(a > b));
