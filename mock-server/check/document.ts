/** Access to the OpenAPI document of the contract. */
import document from '../../src/contract/openapi.gen.json' with { type: 'json' };

/** A part of the document. */
export type Node = Record<string, unknown>;

/** The whole document. */
export const contract: Node = document;

/** An operation of the document. */
export interface ContractOperation {
  id: string;
  /** Method in upper case. */
  method: string;
  /** Host of the path: `pictures`, or a companion host, whose name is also its prefix. Gap: G6. */
  host: string;
  /** Path as in the document, without the prefix of the host. */
  path: string;
  /** Path template on the reference server, including the prefix. */
  address: string;
  /** JSON pointer to the operation, such as `#/paths/~1api~1v1~1ping/get`. */
  pointer: string;
  node: Node;
}

/** Resolves a JSON pointer such as `#/components/schemas/Image`. */
export function at(pointer: string): Node {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce((node, step) => node[step.replaceAll('~1', '/')] as Node, contract);
}

/** Resolves the `$ref` of a node. */
export function resolved(node: Node): Node {
  return typeof node['$ref'] === 'string' ? at(node['$ref']) : node;
}

/** All operations of the document. */
export const contractOperations = operationsIn('paths');

/** @internal The webhooks of the platform. */
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

/** Whether a path has the segments of an address; a placeholder stands for any segment that is not empty. */
function hasAddress(path: string, address: string): boolean {
  const [segments, own] = [address.split('/'), path.split('/')];
  const isSame = (segment: string, at: number) => (segment.startsWith('{') ? own[at] : own[at] === segment);
  return segments.length === own.length && segments.every(isSame);
}

/** The operations of a request path. */
export function operationsAt(path: string): ContractOperation[] {
  return contractOperations.filter(({ address }) => hasAddress(path, address));
}

/** @internal The resolved parameters of an operation. */
export function parametersOf({ node }: ContractOperation): Node[] {
  return ((node['parameters'] ?? []) as Node[]).map(resolved);
}

/** @internal The resolved responses of an operation by status (or `default`). */
export function responsesOf({ node }: ContractOperation): [status: string, answer: Node][] {
  const answers = Object.entries(node['responses'] as Record<string, Node>);
  return answers.map(([status, answer]) => [status, resolved(answer)]);
}

/** @internal The resolved values of a node's `example` or `examples`. */
export function examplesOf(node: Node): unknown[] {
  if ('example' in node) return [node['example']];
  return Object.values((node['examples'] ?? {}) as Record<string, Node>).map(
    (example) => resolved(example)['value'],
  );
}

/** Every node of the document with its pointer. */
export function* walk(node: unknown = contract, pointer = '#'): Generator<[Node, string]> {
  if (typeof node !== 'object' || node === null) return;
  yield [node as Node, pointer];
  for (const [key, child] of Object.entries(node))
    yield* walk(child, `${pointer}/${key.replaceAll('/', '~1')}`);
}
