import { findKey } from './find-key.ts';
import { foldName } from './fold.ts';
import type { ApiKey, User } from './records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

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
