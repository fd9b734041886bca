import { unauthorized } from '../http/read-key.ts';
import type { User } from '../store/records.ts';
import type { Call } from './operation.ts';

/** Whose valid key the request carries; without one a 401. Gap: G2. */
export function signedIn({ caller }: Call): User {
  if (caller) return caller;
  throw unauthorized('This needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
}
