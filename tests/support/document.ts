/** The contract as the tests read it. */
import document from '../../src/contract/openapi.gen.json' with { type: 'json' };

/** A part of the document. */
export type Node = Record<string, unknown>;

/** The whole document. */
export const contract: Node = document;

/** An operation of the document. */
export interface ContractOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** Whose path it is: `pictures`, or a companion host, which is also its prefix. Gap: G6. */
  host: string;
  /** As the document has it, without the host's prefix. */
  path: string;
  /** The path template where the reference server answers it, prefix included. */
  address: string;
  /** Leads to the operation, such as `#/paths/~1api~1v1~1ping/get`. */
  pointer: string;
  node: Node;
}

/** The node a pointer such as `#/components/schemas/Image` leads to. */
export function at(pointer: string): Node {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce((node, step) => node[step.replaceAll('~1', '/')] as Node, contract);
}

/** The node itself, its `$ref` followed. */
export function resolved(node: Node): Node {
  return typeof node['$ref'] === 'string' ? at(node['$ref']) : node;
}

/** All operations of the document. */
export const contractOperations = operationsIn('paths');

/** What the platform sends. */
export const contractWebhooks = operationsIn('webhooks');

function operationsIn(section: 'paths' | 'webhooks'): ContractOperation[] {
  return Object.entries(contract[section] as Record<string, Node>).flatMap(([path, item]) => {
    const [server] = (item['servers'] ?? contract['servers'] ?? []) as { url: string }[];
    const prefix = server?.url.replace('{baseUrl}', '') ?? '';
    return ['get', 'put', 'post', 'patch', 'delete']
      .filter((method) => method in item)
      .map((method) => ({
        id: String((item[method] as Node)['operationId']),
        method: method.toUpperCase(),
        host: prefix.slice(1) || 'pictures',
        path,
        address: prefix + path,
        pointer: `#/${section}/${path.replaceAll('/', '~1')}/${method}`,
        node: item[method] as Node,
      }));
  });
}

const addresses = contractOperations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operations a request path belongs to. */
export function operationsAt(path: string): ContractOperation[] {
  return addresses.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
}

/** The parameters of an operation, their `$ref`s followed. */
export function parametersOf({ node }: ContractOperation): Node[] {
  return ((node['parameters'] ?? []) as Node[]).map(resolved);
}

/** The answers of an operation by status (or `default`), their `$ref`s followed. */
export function answersOf({ node }: ContractOperation): [status: string, answer: Node][] {
  const answers = Object.entries(node['responses'] as Record<string, Node>);
  return answers.map(([status, answer]) => [status, resolved(answer)]);
}

/** The values of a node's `example` or `examples`, their `$ref`s followed. */
export function examplesOf(node: Node): unknown[] {
  if ('example' in node) return [node['example']];
  return Object.values((node['examples'] ?? {}) as Record<string, Node>).map(
    (example) => resolved(example)['value'],
  );
}

/** Every node of the document with the pointer to it. */
export function* walk(node: unknown = contract, pointer = '#'): Generator<[Node, string]> {
  if (typeof node !== 'object' || node === null) return;
  yield [node as Node, pointer];
  for (const [key, child] of Object.entries(node))
    yield* walk(child, `${pointer}/${key.replaceAll('/', '~1')}`);
}
