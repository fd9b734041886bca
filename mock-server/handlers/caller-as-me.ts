import { unauthorized } from '../http/read-key.ts';
import type { User } from '../store/records.ts';

/** Who `user=me` stands for; without a key a 401 (platform document, Authentication 3). */
export function callerAsMe(user: string | undefined, caller: User | undefined): User | undefined {
  if (user !== 'me') return undefined;
  if (!caller)
    throw unauthorized('user=me needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
  return caller;
}
