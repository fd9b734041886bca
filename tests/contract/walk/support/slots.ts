/** The places of a request that hold a value of their own: parameters and fields. */
import {
  parametersOf,
  resolved,
  walk,
  type ContractOperation,
  type Node,
} from '../../../support/document.ts';
import { bodySchemaOf, draftsOf, exampleOf, validDraft, withoutBody, type Draft } from './draft.ts';
import { takes } from './schemas.ts';

/** One place, and a request to vary it in. */
export interface Slot {
  place: 'path' | 'query' | 'application/json' | 'multipart/form-data';
  name: string;
  schema: Node;
  /** A valid request in which it holds `example`. */
  draft: Draft;
  example: unknown;
}

/** All places of an operation, of each of its content types. */
export function slotsOf(operation: ContractOperation): Slot[] {
  return [...parameterSlots(operation), ...bodySlots(operation)];
}

/** A place of a request. */
type Place = Pick<Slot, 'place' | 'name' | 'draft'>;

/** The request with another value in a place, or with several where that can be written. */
export function withValue({ draft, place, name }: Place, ...values: readonly unknown[]): Draft {
  const { params, query, body } = draft;
  if (place === 'path') return { ...draft, params: { ...params, [name]: String(values[0]) } };
  if (place === 'query') {
    const own = values.map((value) => [name, String(value)] as const);
    return { ...draft, query: [...query.filter(([key]) => key !== name), ...own] };
  }
  if (body?.type === 'multipart/form-data') {
    const own = values.map((value) => [name, value instanceof File ? value : String(value)] as const);
    return { ...draft, body: { ...body, parts: [...body.parts.filter(([key]) => key !== name), ...own] } };
  }
  const others = Object.entries(body?.fields ?? {}).filter(([key]) => key !== name);
  const own = values.map((value) => [name, value] as const);
  return { ...draft, body: { type: 'application/json', fields: Object.fromEntries([...others, ...own]) } };
}

/** The request without a value in a place. */
export function withoutValue(slot: Place): Draft {
  return withValue(slot);
}

function parameterSlots(operation: ContractOperation): Slot[] {
  const draft = validDraft(operation);
  return parametersOf(operation).map((parameter) => {
    const place = parameter['in'] as 'path' | 'query';
    const name = String(parameter['name']);
    const example = exampleOf(operation, parameter);
    const base = place === 'path' ? draft : withoutBody(draft);
    const schema = resolved(parameter['schema'] as Node);
    return { place, name, schema, example, draft: withValue({ draft: base, place, name }, example) };
  });
}

function bodySlots(operation: ContractOperation): Slot[] {
  const drafts = draftsOf(operation);
  const types = new Set(drafts.flatMap(({ body }) => body?.type ?? []));
  return [...types].flatMap((place) => {
    const own = drafts.filter(({ body }) => body?.type === place);
    return Object.entries(propertiesOf(bodySchemaOf(operation, place))).map(([name, property]) => {
      const schema = resolved(property);
      // A field is varied where an example has it: another may rule it out.
      const [first] = own;
      const draft = own.find((candidate) => valueIn(candidate, name) !== undefined) ?? first;
      if (!draft) throw new Error(`${operation.id} has no example of ${place}.`);
      const example = valueIn(draft, name) ?? exampleFor(name, schema);
      return { place, name, schema, example, draft: withValue({ draft, place, name }, example) };
    });
  });
}

/** The fields that a schema lists, those of its parts included. */
export function propertiesOf(schema: Node): Record<string, Node> {
  const parts = ((schema['allOf'] ?? []) as Node[]).map((part) => propertiesOf(resolved(part)));
  return Object.assign({}, ...parts, schema['properties']) as Record<string, Node>;
}

function valueIn({ body }: Draft, name: string): unknown {
  if (body?.type === 'application/json') return body.fields[name];
  return body?.parts.find(([key]) => key === name)?.[1];
}

/** A value that the contract shows for a field of this name anywhere else, or the first word of a list, or any text. */
function exampleFor(name: string, schema: Node): unknown {
  const [first] = (schema['enum'] ?? []) as unknown[];
  const shown = [...walk()]
    .filter(([node, pointer]) => pointer.startsWith('#/components/examples/') && name in node)
    .map(([node]) => node[name]);
  return (
    shown.find((value) => takes(schema, value)) ?? first ?? (schema['type'] === 'boolean' ? true : 'Aizawl')
  );
}
