import type { Draft } from './draft.ts';
import { roles, statusesFor, type Role } from './roles.ts';
import { statusesOf, successesOf } from './statuses.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** What the contract says of a request, whoever sends it, and whatever a client has in its cache. */
export function verdictOnAnyone(draft: Draft): Verdict {
  const { operation, headers } = draft;
  const successes = successesOf(operation);
  const isSuccess = (status: number) => successes.includes(status);
  const role = roleOf(headers);
  const admitted = statusesFor(draft, role);
  // A key is looked at first.
  if (!admitted.some(isSuccess)) return { statuses: admitted, fields: [] };
  const verdict = verdictOn(draft);
  const mayPass = verdict.statuses.some(isSuccess) || (verdict.fields.length === 0 && isStranger(role));
  const statuses = [
    ...verdict.statuses,
    ...(isStranger(role) ? [402, 403, 404] : []),
    ...(mayPass ? successes : []),
    ...(mayPass && 'If-None-Match' in headers ? [304] : []),
  ];
  return { ...verdict, statuses: statuses.filter((status) => statusesOf(operation).includes(status)) };
}

/** What is the owner's is not theirs, and the other way round; who may what is for the tests of roles. */
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
