import { contractOperations, type ContractOperation } from '../../../support/document.ts';

/** The operation of this id. */
export function operationOf(id: string): ContractOperation {
  const operation = contractOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}
