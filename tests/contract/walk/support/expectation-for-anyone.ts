import type { Draft } from './draft.ts';
import { roles, statusesFor, type Role } from './roles.ts';
import { statusesOf, successesOf } from './statuses.ts';
import { expectationFor, type Expectation } from './expectation.ts';

/** The expected response to a request from any caller, with any client cache. */
export function expectationForAnyone(draft: Draft): Expectation {
  const { operation, headers } = draft;
  const successes = successesOf(operation);
  const isSuccess = (status: number) => successes.includes(status);
  const role = roleOf(headers);
  const admitted = statusesFor(draft, role);
  // The key is checked first.
  if (!admitted.some(isSuccess)) return { statuses: admitted, fields: [] };
  const expectation = expectationFor(draft);
  const mayPass =
    expectation.statuses.some(isSuccess) || (expectation.fields.length === 0 && isStranger(role));
  const statuses = [
    ...expectation.statuses,
    ...(isStranger(role) ? [402, 403, 404] : []),
    ...(mayPass ? successes : []),
    ...(mayPass && 'If-None-Match' in headers ? [304] : []),
  ];
  return { ...expectation, statuses: statuses.filter((status) => statusesOf(operation).includes(status)) };
}

/** Whether the caller is not the owner of the example records; the tests of roles cover permissions. */
function isStranger(role: Role): boolean {
  return role === 'other' || role === 'administrator';
}

function roleOf(headers: Readonly<Record<string, string>>): Role {
  const entries = Object.entries(roles) as [Role, Record<string, string>][];
  const found = entries.find(([, own]) =>
    ['X-API-Key', 'Authorization'].every((name) => own[name] === headers[name]),
  );
  if (!found) throw new Error(`Nobody sends ${JSON.stringify(headers)}.`);
  return found[0];
}
