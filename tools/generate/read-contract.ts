import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A part of the OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>;

/** A field of a query or a body. */
export interface Field {
  /** Allowed values as a type; empty if not an enum. */
  values: string;
  /** Limits in words, such as `1 to 100, default 24`; empty if there are none. */
  limits: string;
  description: string;
}

/** An operation below `/api`. */
export interface Operation {
  id: string;
  /** Method in upper case. */
  verb: string;
  /** Path below the API root of the host. */
  path: string;
  /** Host: `pictures`, or a companion. */
  host: string;
  /** Authentication, as a table cell. */
  key: string;
  fields: ReadonlyMap<string, Field>;
}

const file = resolve(import.meta.dirname, '../../src/contract/openapi.gen.json');
/** HTTP methods of operations. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The OpenAPI document. */
export const document = JSON.parse(readFileSync(file, 'utf8')) as Node;

/** All operations below `/api`, in document order. */
export const operations: Operation[] = Object.entries(document['paths'] as Record<string, Node>)
  .filter(([path]) => path.startsWith('/api/'))
  .flatMap(([path, item]) => {
    const [server] = (item['servers'] ?? []) as { url: string }[];
    const host = server?.url.split('/').at(-1) ?? 'pictures';
    return METHODS.filter((method) => method in item).map((method) => {
      const operation = item[method] as Node;
      const fields = fieldsOf(operation);
      return {
        id: String(operation['operationId']),
        verb: method.toUpperCase(),
        path: path.replace(/^\/api(\/v1)?/, ''),
        host,
        key: keyOf(operation, host, fields),
        fields,
      };
    });
  });

/** Error code of a status, from the document's examples; a status such as `5xx` means any unlisted one. */
export function codeOf(status: string): string {
  const name = /^\d+$/.test(status) ? status : 'default';
  const answers = Object.values(document['paths'] as Record<string, Node>)
    .flatMap((item) => Object.values(item) as Node[])
    .map((operation) => (operation['responses'] as Record<string, Node> | undefined)?.[name])
    .filter((answer) => answer !== undefined);
  const text = JSON.stringify(answers.map((answer) => resolved(answer)['content']));
  return /"code":"(\w+)"/.exec(text)?.[1] ?? '';
}

function keyOf(operation: Node, host: string, fields: ReadonlyMap<string, Field>): string {
  const key = host === 'pictures' ? '`apiKey`' : `\`keys.${host}\``;
  const security = (operation['security'] ?? document['security']) as Node[];
  if (security.every((way) => Object.keys(way).length > 0)) return key;
  if (fields.has('user_token')) return `${key} or \`user_token\``;
  return fields.has('delete_token') ? `${key} or \`deleteToken\`` : 'none';
}

function fieldsOf(operation: Node): Map<string, Field> {
  const parameters = ((operation['parameters'] ?? []) as Node[])
    .map(resolved)
    .filter((parameter) => parameter['in'] === 'query')
    .map((parameter): [string, Node] => [String(parameter['name']), parameter]);
  const contents = Object.values(
    ((operation['requestBody'] as Node | undefined)?.['content'] ?? {}) as Record<string, Node>,
  );
  const properties = contents.flatMap(({ schema }) => propertiesOf(schema as Node));
  return new Map([...parameters, ...properties].map(([name, node]) => [name, readField(node)]));
}

function propertiesOf(schema: Node): [string, Node][] {
  const node = resolved(schema);
  const parts = (node['allOf'] ?? []) as Node[];
  return [
    ...parts.flatMap(propertiesOf),
    ...Object.entries((node['properties'] ?? {}) as Record<string, Node>),
  ];
}

/** A parameter with its schema, or a property. */
function readField(node: Node): Field {
  const schema = resolved((node['schema'] ?? node) as Node);
  const { description = schema['description'] } = resolved(node);
  const values = ((schema['enum'] ?? []) as unknown[]).map((value) => JSON.stringify(value)).join(' | ');
  return { values, limits: limitsOf({ ...schema, ...node }), description: String(description) };
}

/** Describes the limits of a schema in words. */
export function limitsOf(schema: Node): string {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength } = schema as Record<
    string,
    number | undefined
  >;
  const fallback = schema['default'] ?? (schema['schema'] as Node | undefined)?.['default'];
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  return [
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}, up to ${maximum}`,
    minimum !== undefined && (isOpen ? `from ${minimum}` : `${minimum} to ${maximum}`),
    maxLength !== undefined && `${minLength ?? 'up'} to ${maxLength.toLocaleString('en')} characters`,
    maxLength === undefined && minLength !== undefined && 'not empty',
    typeof schema['pattern'] === 'string' && `\`/${schema['pattern']}/\``,
    fallback !== undefined && `default \`${JSON.stringify(fallback)}\``,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Resolves a reference. */
export function resolved(node: Node): Node {
  const { $ref, ...own } = node;
  if (typeof $ref !== 'string') return node;
  const target = $ref
    .replace('#/', '')
    .split('/')
    .reduce((part, step) => part[step] as Node, document);
  return { ...resolved(target), ...own };
}
