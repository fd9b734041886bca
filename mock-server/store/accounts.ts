import type { ApiKey, User } from './records.ts';
import { foldName } from './search.ts';
import type { State, Table } from './state.ts';

const SECOND = 1_000;

/** Users and their API keys. */
export class Accounts {
  readonly users: Table<User>;
  readonly keys: Table<ApiKey>;

  constructor(state: State) {
    this.users = state.table({ name: 'users', keyOf: ({ name }) => foldName(name) });
    this.keys = state.table({ name: 'keys', keyOf: ({ key }) => key });
  }

  /** Finds the valid key that equals `candidate`, and its user. */
  ofKey(candidate: string): { key: ApiKey; user: User } | undefined {
    const key = findKey([...this.keys.values()], candidate);
    const user = key && !key.revoked ? this.users.get(foldName(key.user)) : undefined;
    return key && user && { key, user };
  }

  /** Records when a key was last used, to the second. */
  // Gap: A5
  touch({ key }: ApiKey, now: number): void {
    const lastUsedAt = Math.floor(now / SECOND) * SECOND;
    const current = this.keys.get(key);
    if (current && current.lastUsedAt !== lastUsedAt) this.keys.put({ ...current, lastUsedAt });
  }
}

/**
 * Finds the key that equals `candidate` in constant time: compares every key and every character, against timing
 * attacks.
 */
// Fault: S12
export function findKey(keys: readonly ApiKey[], candidate: string): ApiKey | undefined {
  let found: ApiKey | undefined;
  for (const entry of keys) {
    if (sameText(entry.key, candidate)) found = entry;
  }
  return found;
}

/** Constant-time string comparison. */
export function sameText(secret: string, candidate: string): boolean {
  let difference = secret.length ^ candidate.length;
  for (let at = 0; at < secret.length; at += 1) {
    // Past the end of `candidate`, charCodeAt returns NaN, which counts as 0; the lengths differ then anyway.
    difference |= secret.charCodeAt(at) ^ candidate.charCodeAt(at);
  }
  return difference === 0;
}
