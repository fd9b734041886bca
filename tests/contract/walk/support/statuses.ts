import type { ContractOperation } from '../../../../mock-server/check/document.ts';

/** The statuses that the contract lists for an operation. */
export function statusesOf({ node }: ContractOperation): number[] {
  return Object.keys(node['responses'] as object)
    .filter((status) => status !== 'default')
    .map(Number);
}

/** Statuses of a success: 2xx, and the redirect of a short link. */
export function successesOf(operation: ContractOperation): number[] {
  return statusesOf(operation).filter((status) => (status >= 200 && status < 300) || status === 307);
}
