/** Validates responses against the contract. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, operationsAt, resolved, walk, type ContractOperation, type Node } from './document.ts';
import { errorCodes } from './error-codes.ts';

/** A difference between a response and the contract. */
export interface Fault {
  /** JSON pointer to the field, such as `/data/0/id`; `body`, `status`, or `header` and its name. */
  at: string;
  /** Rule of the contract, such as `must be integer`. */
  rule: string;
  /** The value that breaks the rule, as JSON; absent if there is none. */
  came?: string;
}

/** A response whose body was read. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(closed(contract), 'contract');

const compiled = new Map<string, ValidateFunction>();

/** Headers of every response, which the description of the contract lists. */
const REQUIRED_HEADERS = ['X-Request-Id', 'Access-Control-Allow-Origin'];

/** Headers of every response, and headers of HTTP itself. */
const COMMON_HEADERS = [
  ...[
    'x-request-id',
    'access-control-allow-origin',
    'access-control-expose-headers',
    'cross-origin-resource-policy',
  ],
  ...[
    'content-type',
    'content-length',
    'content-encoding',
    'vary',
    'date',
    'connection',
    'keep-alive',
    'transfer-encoding',
  ],
];

/** Maximum length of a value in a fault, in characters. */
const MAX_SHOWN = 120;

/**
 * The contract with closed schemas, which reject unlisted properties. Parts of an `allOf` stay open, since each of them also
 * validates the properties of the others; the schema that combines them rejects properties that no part lists.
 */
function closed(document: Node): Node {
  const copy = structuredClone(document);
  const isPart = (pointer: string) => /\/allOf\/\d+$/.test(pointer);
  const parts = new Set<unknown>(
    [...walk(copy)]
      .filter(([, pointer]) => isPart(pointer))
      .map(([node, pointer]) => node['$ref'] ?? pointer),
  );
  for (const [node, pointer] of walk(copy)) {
    if (parts.has(node['$ref']) && !isPart(pointer)) node['unevaluatedProperties'] = false;
    else if (Array.isArray(node['allOf'])) node['unevaluatedProperties'] = false;
    else if (node['type'] === 'object' && node['properties'] && !parts.has(pointer))
      node['additionalProperties'] ??= false;
  }
  return copy;
}

/** Formats a fault as one line. */
export const faultText = ({ at, rule, came }: Fault): string =>
  `${at} ${rule}${came === undefined ? '' : `, not ${came}`}`;

/** @internal Violations of the schema at a pointer, such as `#/components/schemas/Image`, by a value. */
export function schemaFaults(pointer: string, value: unknown): string[] {
  return findSchemaFaults(pointer, value).map(faultText);
}

function findSchemaFaults(pointer: string, value: unknown): Fault[] {
  const schema = { $ref: `contract${encodeURI(pointer)}`, unevaluatedProperties: false };
  const validate = compiled.get(pointer) ?? ajv.compile(schema);
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  // A schema with a fault evaluates no properties; those are not unknown.
  const known = errors.filter((error) => unknownOf(error) === undefined);
  return (known.length ? known : errors).map(faultOf);
}

const unknownOf = ({ params }: ErrorObject): string | undefined =>
  (params as Record<string, string | undefined>)['unevaluatedProperty'];

function faultOf(error: ErrorObject): Fault {
  const { instancePath, keyword, message = keyword, params } = error;
  const { additionalProperty, missingProperty, allowedValues, allowedValue } = params as {
    additionalProperty?: string;
    missingProperty?: string;
    allowedValues?: unknown[];
    allowedValue?: unknown;
  };
  const extra = additionalProperty ?? unknownOf(error);
  if (extra !== undefined) return { at: `${instancePath}/${escaped(extra)}`, rule: 'is not in the contract' };
  if (missingProperty !== undefined)
    return { at: `${instancePath}/${escaped(missingProperty)}`, rule: 'is missing' };
  const values = allowedValues ?? (keyword === 'const' ? [allowedValue] : undefined);
  const rule = values ? `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}` : message;
  return { at: instancePath || 'body', rule, came: shown(error.data) };
}

const escaped = (name: string) => name.slice(0, MAX_SHOWN).replaceAll('~', '~0').replaceAll('/', '~1');

/** Formats a value as JSON; records and lists by their kind. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value) return 'a record';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** @internal Violations of the contract by a response: status, headers, content type, body. */
export async function responseFaults(
  request: Pick<Request, 'method' | 'url'>,
  response: Response,
): Promise<string[]> {
  const path = new URL(request.url).pathname;
  const operations = operationsAt(path);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  // The 405 for a method without an operation is the same for all operations of the path.
  const operation = operations.find((candidate) => candidate.method === method) ?? operations[0];
  if (!operation) return [`${path} is not in the contract`];
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  return findFaults(operation, request.method, { status, headers, bytes }).map(
    (fault) => `${operation.id} ${status}: ${faultText(fault)}`,
  );
}

/** Options of `findFaults`. */
interface FaultOptions {
  /**
   * Which headers are faults: by default missing and unlisted ones; `documented` leaves out unlisted headers, and missing ones
   * that fill a gap.
   */
  headers?: 'all' | 'documented';
}

/** Violations of the contract by a response of an operation. */
export function findFaults(
  operation: ContractOperation,
  method: string,
  answer: Answer,
  options: FaultOptions = {},
): Fault[] {
  const responses = operation.node['responses'] as Record<string, Node>;
  const key = String(answer.status) in responses ? String(answer.status) : 'default';
  if (key === 'default' && answer.status < 500 && answer.status !== 421)
    return [{ at: 'status', rule: 'must be one that the contract lists', came: String(answer.status) }];
  const rules = resolved(responses[key] ?? {});
  return [
    ...headerFaults(rules, answer, options),
    ...(method === 'HEAD' ? [] : bodyFaults(rules, pointerOf(operation, key), answer)),
  ];
}

function pointerOf({ node, pointer }: ContractOperation, key: string): string {
  const reference = (node['responses'] as Record<string, Node>)[key]?.['$ref'];
  return typeof reference === 'string' ? reference : `${pointer}/responses/${key}`;
}

function headerFaults(rules: Node, answer: Answer, { headers: which = 'all' }: FaultOptions): Fault[] {
  const isMissing = (name: string): Fault => ({ at: `header ${name}`, rule: 'is missing' });
  const listed = Object.entries((rules['headers'] ?? {}) as Record<string, Node>).flatMap(
    ([name, node]): Fault[] => {
      const header = resolved(node);
      const schema = header['schema'] as Node;
      const value = answer.headers.get(name);
      if (value === null)
        return header['required'] && (which === 'all' || !header['x-pix-gap']) ? [isMissing(name)] : [];
      const typed: string | number =
        schema['type'] === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
      const isRight: boolean = ajv.validate<unknown>(schema, typed);
      const rule = ajv.errors?.[0]?.message ?? 'must be as in the contract';
      return isRight ? [] : [{ at: `header ${name}`, rule, came: shown(typed) }];
    },
  );
  if (which === 'documented') return listed;
  const names = Object.keys((rules['headers'] ?? {}) as Node).map((name) => name.toLowerCase());
  const unlisted = [...answer.headers.keys()].filter(
    (name) => !names.includes(name) && !COMMON_HEADERS.includes(name),
  );
  return [
    ...REQUIRED_HEADERS.filter((name) => !answer.headers.has(name)).map(isMissing),
    ...listed,
    ...unlisted.map((name) => ({ at: `header ${name}`, rule: 'is not listed' })),
  ];
}

function bodyFaults(rules: Node, pointer: string, answer: Answer): Fault[] {
  const contents = rules['content'] as Record<string, Node> | undefined;
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
  const isEmpty = answer.bytes.byteLength === 0;
  if (!contents) return isEmpty ? [] : [{ at: 'body', rule: 'must be empty' }];
  if (!Object.hasOwn(contents, type)) {
    const rule = `must be ${Object.keys(contents).join(' or ')}`;
    return [{ at: 'header Content-Type', rule, came: shown(type) }];
  }
  if (isEmpty) return [{ at: 'body', rule: 'must not be empty' }];
  if (type !== 'application/json') return [];
  const schema = `${pointer}/content/${type.replaceAll('/', '~1')}/schema`;
  const body = parsedJson(answer.bytes);
  if (body === undefined) return [{ at: 'body', rule: 'must be JSON' }];
  return [...findSchemaFaults(schema, body), ...errorFaults(answer, body)];
}

/** The value of a JSON body; `undefined` if it is not JSON. */
export function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Violations of the rules for error bodies that the schema does not express. Gap: G2. */
function errorFaults({ status, headers }: Answer, body: unknown): Fault[] {
  if (status < 400) return [];
  const { error } = (body ?? {}) as { error?: Record<string, unknown> };
  const code = errorCodes[status];
  const faults: Fault[] = [];
  if (code !== undefined && error?.['code'] !== code)
    faults.push({ at: '/error/code', rule: `must be "${code}"`, came: shown(error?.['code']) });
  if (error?.['request_id'] !== headers.get('X-Request-Id'))
    faults.push({
      at: '/error/request_id',
      rule: 'must be X-Request-Id',
      came: shown(error?.['request_id']),
    });
  if (status !== 422 && error?.['fields']) faults.push({ at: '/error/fields', rule: 'is for a 422 only' });
  return faults;
}
