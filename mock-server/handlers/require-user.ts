import { unauthorized } from '../http/read-key.ts';
import type { User } from '../store/records.ts';
import type { RequestContext } from './operation.ts';

/** The authenticated user; throws 401 without a valid API key. */
// Gap: G2
export function requireUser({ caller }: RequestContext): User {
  if (caller) return caller;
  throw unauthorized('This needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
}
