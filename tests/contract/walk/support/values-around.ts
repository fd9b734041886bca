/** Values at, below and above the limits of a schema, and of other types. */
import type { Node } from '../../../../mock-server/check/document.ts';
import { foreignTexts } from './foreign-texts.ts';
import { base64Around } from './pictures-around.ts';
import { takes } from './schemas.ts';
import { textsAround } from './texts-around.ts';
import { typed } from './typed.ts';

/** Values of every JSON type. */
const KINDS = [null, true, false, 0, 1, -1, 1.5, 1e21, -0.5, [], {}, [null]];

/** Values in place of a picture in Base64. */
export const base64Values: readonly unknown[] = [...KINDS, ...foreignTexts, ...base64Around];

/** Texts around the limits of a schema, for parameters and forms. */
export function textsFor(schema: Node, example: string): string[] {
  const isTaken = (text: string) => takes(schema, typed(schema, text));
  const own = [example, ...enumValues(schema), ...numbersAround(schema)].map(String);
  return distinct([...own.flatMap(variants), ...textsAround(isTaken, example), ...foreignTexts]);
}

/** Values around the limits of a schema, for JSON. */
export function jsonFor(schema: Node, example: unknown): unknown[] {
  const own = [example, ...enumValues(schema), ...numbersAround(schema)];
  return distinct([...own, ...KINDS, [example], { value: example }, ...textsFor(schema, String(example))]);
}

function enumValues(schema: Node): unknown[] {
  const parts = ((schema['anyOf'] ?? []) as Node[]).flatMap(enumValues);
  return [...((schema['enum'] ?? []) as unknown[]), ...parts];
}

/** Numbers at and next to the limits of a schema. */
function numbersAround({ minimum, maximum, exclusiveMinimum }: Node): number[] {
  const limits = [minimum, maximum, exclusiveMinimum].filter((limit) => typeof limit === 'number');
  return limits.flatMap((limit) => [limit, limit - 1, limit + 1, limit + 0.001, limit - 0.001]);
}

function variants(text: string): string[] {
  const around = [` ${text}`, `${text} `, `${text}\n`, `${text},${text}`];
  return [text, text.toUpperCase(), text.toLowerCase(), ...around];
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
