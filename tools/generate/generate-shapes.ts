/** Generates the fields of every JSON response below `/api` of all hosts. */
import { formatted } from './format.ts';
import { document, METHODS, resolved, type Node } from './read-contract.ts';

const HEAD = `/**
 * Fields of the contract's responses. Generated from the OpenAPI document by \`tools/generate/generate-shapes.ts\`: do not edit,
 * run \`npm run generate\`. A name that ends with \`?\` is an optional field; \`[Image]\` is a list of pictures.
 */
import type { OperationId } from './models.ts';

/** Types of a value such as \`integer\` or \`string|null\`, a list of one shape, or the fields of a record. */
export type Shape = string | Shape[] | { readonly [field: string]: Shape };`;

/** Generates the fields of responses. */
export async function generateShapes(): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  const shapeOf = (schema: Node) => writeShape(schema, records);
  const pagination = shapeOf({ $ref: '#/components/schemas/Pagination' });
  const answers = Object.entries(document['paths'] as Record<string, Node>)
    .filter(([path]) => path.startsWith('/api'))
    .flatMap(([, item]) => METHODS.map((method) => item[method] as Node | undefined))
    .filter((operation) => operation !== undefined)
    .map((operation) => `${String(operation['operationId'])}: ${shapeOf(dataOf(operation))},`);
  const source = [
    HEAD,
    ...[...records].map(([name, fields]) => `const ${name} = ${fields};`),
    '/** The shape of `pagination` in list responses. */\n' +
      `export const PAGINATION: Shape = ${pagination};`,
    '/** The shape of `data` in the responses of each operation. */\n' +
      `export const SHAPES: Partial<Record<OperationId, Shape>> = {\n${answers.join('\n')}\n};`,
  ];
  const path = 'src/contract/shapes.gen.ts';
  return new Map([[path, await formatted(path, source.join('\n\n'))]]);
}

/** The schema of `data` in the responses of an operation, which must be the same in all of them. */
function dataOf(operation: Node): Node {
  const answers = Object.entries(operation['responses'] as Record<string, Node>)
    .filter(([status]) => status.startsWith('2'))
    .map(([, answer]) => (resolved(answer)['content'] as Record<string, Node>)['application/json'])
    .map((json) => resolved((json as Node)['schema'] as Node)['properties'] as Record<string, Node>);
  const [first, ...others] = answers.map(({ data }) => data as Node);
  const isEnveloped = answers.every(
    ({ status, data, pagination, ...rest }) =>
      status && Boolean(pagination) === (data?.['type'] === 'array') && Object.keys(rest).length === 0,
  );
  const isOne = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  if (first && isEnveloped && isOne) return first;
  throw new Error(`The responses of ${String(operation['operationId'])} have no common envelope.`);
}

/** Generates the code of a shape; named records are written once, after their dependencies. */
function writeShape(schema: Node, records: Map<string, string>): string {
  const name = ((schema['$ref'] as string | undefined) ?? '').replace('#/components/schemas/', '');
  if (records.has(name)) return name;
  const node = resolved(schema);
  const fields = fieldsOf(node, records);
  if (fields && name) records.set(name, `{ ${fields} }`);
  if (fields) return name || `{ ${fields} }`;
  if (node['type'] === 'array') return `[${writeShape(node['items'] as Node, records)}]`;
  const types = [node['type']].flat().map(String);
  if (types.every((type) => /^(string|integer|number|boolean|null)$/.test(type)))
    return `'${types.join('|')}'`;
  throw new Error(`Unsupported schema: ${JSON.stringify(schema)}`);
}

/** The fields of a record; empty for other schemas. */
function fieldsOf(node: Node, records: Map<string, string>): string | undefined {
  if (Array.isArray(node['allOf'])) {
    const parts = (node['allOf'] as Node[]).map((part) =>
      part['$ref'] ? `...${writeShape(part, records)}` : fieldsOf(part, records),
    );
    return parts.join(', ');
  }
  if (node['type'] !== 'object') return undefined;
  const required = (node['required'] ?? []) as string[];
  return Object.entries(node['properties'] as Record<string, Node>)
    .map(([field, schema]) => {
      const key = required.includes(field) ? field : `'${field}?'`;
      return `${key}: ${writeShape(schema, records)}`;
    })
    .join(', ');
}
