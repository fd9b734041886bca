/** Requests with raw bodies. */
import { expect } from 'vitest';
import {
  contractOperations,
  type ContractOperation,
  type Node,
} from '../../../../mock-server/check/document.ts';
import { responseFaults } from '../../../../mock-server/check/validate.ts';
import { draftsOf, requestOf, validDraft } from './draft.ts';
import { sendRequest, resetPlatform } from './platform.ts';

/** The content type of all operations with a body. */
export const JSON_TYPE = 'application/json';

/** Operations with a body. */
export const writers = contractOperations.filter(({ node }) => 'requestBody' in node);

/** Operations that accept a picture. */
export const uploads = writers.filter(({ node }) => {
  const { content } = node['requestBody'] as { content: Node };
  return 'multipart/form-data' in content;
});

/** Sends a body with these headers and the caller's key; returns the status of a response that matches the contract. */
export async function bodyStatusOf(
  operation: ContractOperation,
  body: BodyInit | null,
  headers: Record<string, string> = {},
): Promise<number> {
  const { params, query, headers: caller } = validDraft(operation);
  const target = requestOf({ operation, params, query, headers: caller });
  const request = new Request(target, { method: operation.method, body });
  // A text would set its own content type.
  request.headers.delete('Content-Type');
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  resetPlatform();
  const response = await sendRequest(request);
  expect(await responseFaults(request, response)).toEqual([]);
  return response.status;
}

/** Returns the first example of a JSON body. */
export function exampleText(operation: ContractOperation): string {
  const bodies = draftsOf(operation).flatMap(({ body }) => (body?.type === JSON_TYPE ? [body.fields] : []));
  return JSON.stringify(bodies[0]);
}
