/** The slots of a request that hold a value: parameters and fields. */
import {
  parametersOf,
  resolved,
  walk,
  type ContractOperation,
  type Node,
} from '../../../../mock-server/check/document.ts';
import { bodySchemaOf, draftsOf, exampleOf, validDraft, withoutBody, type Draft } from './draft.ts';
import { takes } from './schemas.ts';

/** A slot, with a request in which it is varied. */
export interface Slot {
  place: 'path' | 'query' | 'application/json' | 'multipart/form-data';
  name: string;
  schema: Node;
  /** A valid request in which the slot holds `example`. */
  draft: Draft;
  example: unknown;
}

/** All slots of an operation, for each content type. */
export function slotsOf(operation: ContractOperation): Slot[] {
  return [...parameterSlots(operation), ...bodySlots(operation)];
}

/** The position of a slot in a request. */
type Place = Pick<Slot, 'place' | 'name' | 'draft'>;

/** Sets the value of a slot, or several values where the format permits. */
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

/** Removes the value of a slot. */
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
      // A field is varied in an example that contains it: another field may exclude it.
      const [first] = own;
      const draft = own.find((candidate) => valueIn(candidate, name) !== undefined) ?? first;
      if (!draft) throw new Error(`${operation.id} has no example of ${place}.`);
      const example = valueIn(draft, name) ?? exampleFor(name, schema);
      return { place, name, schema, example, draft: withValue({ draft, place, name }, example) };
    });
  });
}

/** The properties of a schema, including those of its `allOf` parts. */
export function propertiesOf(schema: Node): Record<string, Node> {
  const parts = ((schema['allOf'] ?? []) as Node[]).map((part) => propertiesOf(resolved(part)));
  return Object.assign({}, ...parts, schema['properties']) as Record<string, Node>;
}

function valueIn({ body }: Draft, name: string): unknown {
  if (body?.type === 'application/json') return body.fields[name];
  return body?.parts.find(([key]) => key === name)?.[1];
}

/** A valid value for a field: from another example of the contract, else the first word of its enumeration, else any text. */
function exampleFor(name: string, schema: Node): unknown {
  const [first] = (schema['enum'] ?? []) as unknown[];
  const examples = [...walk()]
    .filter(([node, pointer]) => pointer.startsWith('#/components/examples/') && name in node)
    .map(([node]) => node[name]);
  return (
    examples.find((value) => takes(schema, value)) ??
    first ??
    (schema['type'] === 'boolean' ? true : 'Aizawl')
  );
}
