/** Checks answers against the contract. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract, operationsAt, resolved, walk, type Node } from './document.ts';

/** Schemas as tests apply them: what the document does not list is a mistake of the mock. */
const strict = structuredClone(contract);
for (const [node] of walk(strict)) {
  if (node['type'] === 'object' && node['properties'] && !('additionalProperties' in node)) {
    node['additionalProperties'] = false;
  }
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(strict, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value by the schema at a pointer such as `#/components/schemas/Image`. */
export function schemaFaults(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'value'} ${message}`);
}

/** What is wrong with an answer by the contract: status, headers, content type, body. */
export async function answerFaults(request: Request, response: Response): Promise<string[]> {
  const path = new URL(request.url).pathname;
  const [operation] = operationsAt(path);
  if (!operation) return [`${path} is not in the contract`];
  const responses = operation.node['responses'] as Record<string, Node>;
  const key = String(response.status) in responses ? String(response.status) : 'default';
  if (key === 'default' && response.status < 500) return [`${operation.id} does not list ${response.status}`];
  const answer = resolved(responses[key] ?? {});
  return [
    ...headerFaults(answer, response),
    ...(request.method === 'HEAD'
      ? []
      : await bodyFaults(answer, pointerOf(operation.path, key, responses), response)),
  ].map((fault) => `${operation.id} ${response.status}: ${fault}`);
}

function pointerOf(path: string, key: string, responses: Record<string, Node>): string {
  const reference = responses[key]?.['$ref'];
  return typeof reference === 'string'
    ? reference
    : `#/paths/${path.replaceAll('/', '~1')}/get/responses/${key}`;
}

function headerFaults(answer: Node, response: Response): string[] {
  const always = ['X-Request-Id', 'Access-Control-Allow-Origin'].filter(
    (name) => !response.headers.has(name),
  );
  const listed = Object.entries((answer['headers'] ?? {}) as Record<string, Node>).flatMap(([name, node]) => {
    const header = resolved(node);
    const value = response.headers.get(name);
    if (value === null) return header['required'] ? [`header ${name} is missing`] : [];
    const isRight: boolean = ajv.validate<unknown>(header['schema'] as Node, value);
    return isRight ? [] : [`header ${name} is ${value}`];
  });
  return [...always.map((name) => `header ${name} is missing`), ...listed];
}

async function bodyFaults(answer: Node, pointer: string, response: Response): Promise<string[]> {
  const contents = answer['content'] as Record<string, Node> | undefined;
  const type = response.headers.get('Content-Type')?.replace(/;.*$/, '') ?? '';
  const bytes = await response.clone().arrayBuffer();
  if (!contents) return bytes.byteLength > 0 ? ['there should be no body'] : [];
  if (!contents[type]) return [`content type ${type} is not listed`];
  if (bytes.byteLength === 0) return ['the body is empty'];
  if (type !== 'application/json' || !pointer) return [];
  const schema = `${pointer}/content/${type.replaceAll('/', '~1')}/schema`;
  return schemaFaults(schema, JSON.parse(new TextDecoder().decode(bytes)));
}
