/** Validates responses against the contract. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, operationsAt, resolved, walk, type ContractOperation, type Node } from './document.ts';
import { errorCodes } from './error-codes.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(closed(contract), 'contract');

const compiled = new Map<string, ValidateFunction>();

/** Headers of every response, which the description of the contract lists, and headers of HTTP itself. */
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

/** Violations of the schema at a pointer, such as `#/components/schemas/Image`, by a value. */
export function schemaFaults(pointer: string, value: unknown): string[] {
  const schema = { $ref: `contract${encodeURI(pointer)}`, unevaluatedProperties: false };
  const validate = compiled.get(pointer) ?? ajv.compile(schema);
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'value'} ${message}`);
}

/** Violations of the contract by a response: status, headers, content type, body. */
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
  const responses = operation.node['responses'] as Record<string, Node>;
  const key = String(response.status) in responses ? String(response.status) : 'default';
  if (key === 'default' && response.status < 500 && response.status !== 421) {
    return [`${operation.id} does not list ${response.status}`];
  }
  const answer = resolved(responses[key] ?? {});
  return [
    ...headerFaults(answer, response),
    ...(request.method === 'HEAD' ? [] : await bodyFaults(answer, pointerOf(operation, key), response)),
  ].map((fault) => `${operation.id} ${response.status}: ${fault}`);
}

function pointerOf({ node, pointer }: ContractOperation, key: string): string {
  const reference = (node['responses'] as Record<string, Node>)[key]?.['$ref'];
  return typeof reference === 'string' ? reference : `${pointer}/responses/${key}`;
}

function headerFaults(answer: Node, response: Response): string[] {
  const always = ['X-Request-Id', 'Access-Control-Allow-Origin'].filter(
    (name) => !response.headers.has(name),
  );
  const listed = Object.entries((answer['headers'] ?? {}) as Record<string, Node>).flatMap(([name, node]) => {
    const header = resolved(node);
    const schema = header['schema'] as Node;
    const value = response.headers.get(name);
    if (value === null) return header['required'] ? [`header ${name} is missing`] : [];
    const typed: string | number =
      schema['type'] === 'integer' && /^\d+$/.test(value) ? Number(value) : value;
    const isRight: boolean = ajv.validate<unknown>(schema, typed);
    return isRight ? [] : [`header ${name} is ${value}`];
  });
  const names = Object.keys((answer['headers'] ?? {}) as Node).map((name) => name.toLowerCase());
  const unlisted = [...response.headers.keys()].filter(
    (name) => !names.includes(name) && !COMMON_HEADERS.includes(name),
  );
  return [
    ...always.map((name) => `header ${name} is missing`),
    ...listed,
    ...unlisted.map((name) => `header ${name} is not listed`),
  ];
}

async function bodyFaults(answer: Node, pointer: string, response: Response): Promise<string[]> {
  const contents = answer['content'] as Record<string, Node> | undefined;
  const type = response.headers.get('Content-Type')?.replace(/;.*$/, '') ?? '';
  const bytes = await response.clone().arrayBuffer();
  if (!contents) return bytes.byteLength > 0 ? ['there should be no body'] : [];
  if (!contents[type]) return [`content type ${type} is not listed`];
  if (bytes.byteLength === 0) return ['the body is empty'];
  if (type !== 'application/json') return [];
  const schema = `${pointer}/content/${type.replaceAll('/', '~1')}/schema`;
  const body = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  return [...schemaFaults(schema, body), ...errorFaults(response, body)];
}

/** Violations of the rules for error bodies that the schema does not express. Gap: G2. */
function errorFaults({ status, headers }: Response, body: unknown): string[] {
  if (status < 400) return [];
  const { error } = body as { error?: Record<string, unknown> };
  const code = errorCodes[status];
  return [
    ...(code === undefined || error?.['code'] === code ? [] : [`its code should be ${code}`]),
    ...(error?.['request_id'] === headers.get('X-Request-Id') ? [] : ['its request_id is not X-Request-Id']),
    ...(status === 422 || !error?.['fields'] ? [] : ['only a 422 has fields']),
  ];
}
