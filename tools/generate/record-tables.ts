import { cells, prose } from './entry-section.ts';
import type { Entry } from './read-client.ts';
import { limitsOf, resolved, type Node } from './read-contract.ts';

/** Schemas of the contract that an exported type names: `Schema<'Image'>`, or `Schemas['OrderPaidEvent']`. */
export const schemasOf = ({ source }: Entry): string[] =>
  [...source.matchAll(/\bSchemas?(?:<|\[)'(\w+)'(?:>|\])/g)].map(([, name = '']) => name);

/** Exported records, each with a section of its own. */
export const recordsOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => schemasOf(entry).some((name) => isRecord(schemaOf(name))));

/** Section of a record: a table of its fields for each schema. */
export function recordSection(entry: Entry): string {
  const names = schemasOf(entry);
  const tables = names.flatMap((name) => [
    ...(names.length > 1 ? [`\`${name}\`: ${prose(schemaOf(name)['description'] as string)}`] : []),
    fieldTable(schemaOf(name)),
  ]);
  return [`## ${entry.name}`, prose(entry.doc.text), ...tables].join('\n\n');
}

/** Names of the records in a return type. */
export function recordsIn(returns: string, named: ReadonlyMap<string, Entry>): string[] {
  const records = new Set(recordsOf([...named.values()]).map(({ name }) => name));
  const recordNames = (text: string) => namesIn(text).filter((name) => records.has(name));
  const direct = recordNames(returns);
  // A type such as `RemovedBackground` names its record in its definition.
  const found = direct.length
    ? direct
    : namesIn(returns).flatMap((name) => recordNames(named.get(name)?.source ?? ''));
  return [...new Set(found)];
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w+\b/g) ?? [];

const schemaOf = (name: string): Node => resolved({ $ref: `#/components/schemas/${name}` });

const isRecord = (schema: Node) => 'properties' in schema || 'allOf' in schema;

interface Row {
  name: string;
  node: Node;
  isOptional: boolean;
}

function fieldTable(schema: Node): string {
  const rows = rowsOf(schema, '').map(({ name, node, isOptional }) =>
    cells(`\`${name}\``, `\`${typeOf(node)}\``, describe(node, isOptional)),
  );
  return ['| Field | Type | Description |', '|-|-|-|', ...rows].join('\n');
}

/** Fields with those of nested objects, as in `urls.view_page` and `checks[].name`. */
function rowsOf(schema: Node, path: string): Row[] {
  const parts = (schema['allOf'] ?? []) as Node[];
  const required = (schema['required'] ?? []) as string[];
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Node>).flatMap(([key, value]) => {
    const node = resolved(value);
    const name = path + key;
    const items = resolved((node['items'] ?? {}) as Node);
    return [
      { name, node, isOptional: !required.includes(key) },
      ...rowsOf(node, `${name}.`),
      ...rowsOf(items, `${name}[].`),
    ];
  });
  return [...parts.flatMap((part) => rowsOf(resolved(part), path)), ...own];
}

/** Type of a field in TypeScript. */
function typeOf(node: Node): string {
  const { type, items, const: value, enum: values, oneOf, anyOf } = node;
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ');
  const alternatives = (oneOf ?? anyOf) as Node[] | undefined;
  if (alternatives) return alternatives.map((each) => typeOf(resolved(each))).join(' | ');
  const names = [type as string | string[]].flat().map((name) => (name === 'integer' ? 'number' : name));
  return names
    .map((name) => {
      if (name !== 'array') return name;
      const inner = typeOf(resolved((items ?? {}) as Node));
      return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`;
    })
    .join(' | ');
}

/** Description of a field, with its limits and whether it may be missing. */
function describe(node: Node, isOptional: boolean): string {
  // Regular expressions are for senders of a value; descriptions state the format.
  const limits = limitsOf({ ...node, pattern: undefined });
  return [
    prose(node['description'] as string),
    limits && `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`,
    isOptional && 'Optional.',
  ]
    .filter(Boolean)
    .join(' ');
}
