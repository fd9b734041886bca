import { unauthorized } from '../http/read-key.ts';
import type { User } from '../store/records.ts';

/** Resolves `user=me` to the caller; throws 401 without a key (platform document, Authentication 3). */
export function resolveMe(user: string | undefined, caller: User | undefined): User | undefined {
  if (user !== 'me') return undefined;
  if (!caller)
    throw unauthorized('user=me needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
  return caller;
}
