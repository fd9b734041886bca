/** Validation by the schemas of the contract. Unlisted fields are accepted, as by the platform. Gap: G3. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, type Node } from '../../../../mock-server/check/document.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(contract, 'contract');

const compiled = new WeakMap<Node, ValidateFunction>();

/** Whether a schema of the contract accepts a value. */
export function takes(schema: Node, value: unknown): boolean {
  return validatorOf(schema)(value);
}

/** Fields of a body that a schema rejects. */
export interface Refusals {
  fields: string[];
  /** Whether the schema rejects a combination of fields, such as two that exclude each other. */
  isTogether: boolean;
}

/** Finds the fields of a body that a schema rejects. */
export function refusalsIn(schema: Node, body: object): Refusals {
  const validate = validatorOf(schema);
  if (validate(body)) return { fields: [], isTogether: false };
  const errors = validate.errors ?? [];
  const single = errors.filter(({ schemaPath }) => !/^#\/(oneOf|not)\b/.test(schemaPath));
  return { fields: [...new Set(single.map(fieldOf))], isTogether: single.length < errors.length };
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty } = params as { missingProperty?: string };
  return instancePath === '' ? (missingProperty ?? '') : (instancePath.split('/')[1] ?? '');
}

function validatorOf(schema: Node): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(absolute(schema) as Node);
  compiled.set(schema, known);
  return known;
}

/** Rewrites references of a schema so that they resolve outside the contract. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : absolute(value),
    ]),
  );
}
