/** The response that the contract predicts for a request. */
import { parametersOf, resolved, type Node } from '../../../../mock-server/check/document.ts';
import { bodySchemaOf, type Draft, type DraftBody } from './draft.ts';
import { refusal, type Fault } from './fault.ts';
import { meaningOf } from './meanings.ts';
import { neededTogether } from './needed-together.ts';
import { successesOf } from './statuses.ts';
import { typed } from './typed.ts';
import { refusalsIn, takes } from './schemas.ts';

/** The expected response to a request. */
export interface Expectation {
  /** Permitted statuses of the response. */
  statuses: readonly number[];
  /** Fields that a 422 must name: one of each of these groups. */
  fields: readonly (readonly string[])[];
  /** Fields that a 422 may name in addition: of several faults, only those of the form are certain to be checked. */
  others?: readonly string[];
}

/** Field that is named if the contract rejects a combination of fields. Gaps: C4, C6. */
const together: Record<string, string[]> = {
  removeBackground: ['image_file', 'image_file_b64', 'image_url'],
  sendMessage: ['media_url'],
};

/** The expected response to a request with a sufficient key, or without the need for one. */
export function expectationFor(draft: Draft): Expectation {
  const faults = [...parameterFaults(draft), ...bodyFaults(draft), ...neededTogether(draft)];
  const successes = successesOf(draft.operation);
  if (faults.length === 0) return { statuses: successes, fields: [] };
  const statuses = faults.flatMap((fault) => fault.statuses);
  const mayPass = faults.every((fault) => fault.statuses.some((status) => successes.includes(status)));
  const named = faults.filter((fault) => fault.statuses.includes(422));
  const certain = named.filter(({ isMeant }) => !isMeant || faults.length === 1);
  return {
    statuses: mayPass ? statuses : statuses.filter((status) => !successes.includes(status)),
    fields: certain.map(({ fields }) => fields),
    others: named.flatMap(({ fields }) => fields),
  };
}

function parameterFaults(draft: Draft): Fault[] {
  const { operation, params, query } = draft;
  return parametersOf(operation).flatMap((parameter): Fault[] => {
    const name = String(parameter['name']);
    const schema = resolved(parameter['schema'] as Node);
    if (parameter['in'] === 'path') return textFaults(draft, schema, name, params[name] ?? '');
    const values = query.filter(([key]) => key === name).map(([, value]) => value);
    const isNested = query.some(([key]) => key.startsWith(`${name}[`));
    if (values.length > 1 || isNested) return [refusal(name)];
    const [value] = values;
    if (value === undefined || (value === '' && isFilter(schema)))
      return parameter['required'] ? [refusal(name)] : [];
    return textFaults(draft, schema, name, value);
  });
}

/** Whether a text counts as absent when empty. Gap: G3. */
function isFilter(schema: Node): boolean {
  return schema['type'] === 'string' && !('enum' in schema) && !('minLength' in schema);
}

function textFaults(draft: Draft, schema: Node, name: string, text: string): Fault[] {
  if (takes(schema, typed(schema, text))) return meaningFaults(draft, name, text);
  const { responses } = draft.operation.node as { responses: object };
  return [{ statuses: ['422' in responses ? 422 : 404], fields: [name] }];
}

function bodyFaults(draft: Draft): Fault[] {
  const { operation, body } = draft;
  if (!body) return [];
  const { fields, twice } = read(body);
  const schema = bodySchemaOf(operation, body.type);
  const isFile = (value: unknown) => value instanceof File;
  const plain = Object.entries(fields).map(([name, value]) => [name, isFile(value) ? 'bytes' : value]);
  const refused = refusalsIn(schema, Object.fromEntries(plain) as object);
  const wrong = [...new Set([...refused.fields, ...twice])];
  const others = Object.entries(fields).filter(([name]) => !wrong.includes(name));
  return [
    ...wrong.map((name) => refusal(name)),
    ...(refused.isTogether
      ? [{ ...refusal(...(together[operation.id] ?? [])), isMeant: true } as const]
      : []),
    ...others.flatMap(([name, value]) => meaningFaults(draft, name, value)),
  ];
}

/** The fields of a body, and the repeated ones. Empty fields of a form count as absent. */
function read(body: DraftBody): { fields: Readonly<Record<string, unknown>>; twice: string[] } {
  if (body.type === 'application/json') return { fields: body.fields, twice: [] };
  const given = body.parts.filter(([, value]) => value !== '');
  const names = given.map(([name]) => name);
  return {
    fields: Object.fromEntries(given),
    twice: names.filter((name, place) => names.indexOf(name) < place),
  };
}

function meaningFaults(draft: Draft, name: string, value: unknown): Fault[] {
  const statuses = meaningOf(name, value, draft);
  return statuses.length > 0 ? [{ statuses, fields: [name], isMeant: true }] : [];
}
