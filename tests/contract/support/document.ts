/** The contract as the tests read it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the contract lies. */
export const CONTRACT_FILE = new URL('../../../src/contract/openapi.yaml', import.meta.url);

/** A part of the document. */
export type Node = Record<string, unknown>;

/** The whole document. */
export const contract = parse(readFileSync(CONTRACT_FILE, 'utf8')) as Node;

/** An operation of the document. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
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
export const contractOperations: ContractOperation[] = Object.entries(contract['paths'] as Node).flatMap(
  ([path, methods]) =>
    Object.entries(methods as Node).map(([method, node]) => ({
      id: String((node as Node)['operationId']),
      method: method.toUpperCase(),
      path,
      node: node as Node,
    })),
);

/** The operations a request path belongs to. */
export function operationsAt(path: string): ContractOperation[] {
  return contractOperations.filter((operation) =>
    new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/** Every node of the document with the pointer to it. */
export function* walk(node: unknown = contract, pointer = '#'): Generator<[Node, string]> {
  if (typeof node !== 'object' || node === null) return;
  yield [node as Node, pointer];
  for (const [key, child] of Object.entries(node))
    yield* walk(child, `${pointer}/${key.replaceAll('/', '~1')}`);
}
