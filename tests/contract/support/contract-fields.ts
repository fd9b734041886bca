/** Parameters and body fields of each operation, read from the document. */
import {
  at,
  contract,
  contractOperations,
  examplesOf,
  resolved,
  walk,
  type ContractOperation,
  type Node,
} from '../../../mock-server/check/document.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';

/** A parameter, or a field of a body. */
export interface ContractField {
  name: string;
  place: 'path' | 'query' | 'application/json' | 'multipart/form-data';
  /** JSON pointer to the schema. */
  pointer: string;
  /** The schema with resolved references. */
  schema: Node;
  isRequired: boolean;
}

/** All parameters and fields of an operation. A field may be in several places. */
export function fieldsOf({ node, pointer }: ContractOperation): ContractField[] {
  const parameters = ((node['parameters'] ?? []) as { $ref: string }[]).map(({ $ref }) => {
    const {
      name,
      in: place,
      required,
    } = at($ref) as { name: string; in: 'path' | 'query'; required?: boolean };
    return { name, place, isRequired: required ?? false, ...schemaAt(`${$ref}/schema`) };
  });
  const { content = {} } = (node['requestBody'] ?? {}) as { content?: Record<string, Node> };
  const places = Object.keys(content) as ContractField['place'][];
  return [
    ...parameters,
    ...places.flatMap((place) =>
      propertiesAt(`${pointer}/requestBody/content/${place.replaceAll('/', '~1')}/schema`, place),
    ),
  ];
}

function propertiesAt(pointer: string, place: ContractField['place']): ContractField[] {
  const {
    $ref,
    allOf = [],
    properties = {},
    required = [],
  } = at(pointer) as {
    $ref?: string;
    allOf?: Node[];
    properties?: Node;
    required?: string[];
  };
  if ($ref) return propertiesAt($ref, place);
  return [
    ...allOf.flatMap((_, index) => propertiesAt(`${pointer}/allOf/${index}`, place)),
    ...Object.keys(properties).map((name) => ({
      name,
      place,
      isRequired: required.includes(name),
      ...schemaAt(`${pointer}/properties/${name}`),
    })),
  ];
}

function schemaAt(pointer: string): { pointer: string; schema: Node } {
  return { pointer, schema: { ...resolved(at(pointer)), ...at(pointer) } };
}

/** All values that examples of the document have for a name; those of requests come first. */
const examples = new Map<string, unknown[]>();
const requestedFields = contractOperations.map(({ node }) => node['requestBody'] ?? {});
for (const part of [...requestedFields, contract])
  for (const [node] of walk(part)) for (const value of examplesOf(resolved(node))) collect(value);

function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    examples.set(name, [...(examples.get(name) ?? []), child]);
    collect(child);
  }
}

/** The example of a field in the document; else the example of another field of this name that matches the schema. */
export function sampleOf({ name, pointer, schema }: ContractField): unknown {
  const isOwn = pointer.startsWith('#/components/parameters/');
  const own = isOwn ? examplesOf(at(pointer.replace(/\/schema$/, ''))) : [];
  const words = (schema['enum'] ?? []) as unknown[];
  const plain = schema['type'] === 'boolean' ? [true] : [];
  const candidates = [
    ...own,
    ...examplesOf(schema),
    ...plain,
    ...(examples.get(name) ?? []),
    ...words,
    schema['default'],
  ];
  const sample = candidates.find((value) => value !== undefined && schemaFaults(pointer, value).length === 0);
  if (sample === undefined) throw new Error(`The document has no example of ${name} (${pointer}).`);
  return sample;
}
