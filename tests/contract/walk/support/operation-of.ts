import { contractOperations, type ContractOperation } from '../../../../mock-server/check/document.ts';

/** Finds an operation by its id. */
export function operationOf(id: string): ContractOperation {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}
