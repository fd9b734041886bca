import { Problem } from '../http/problem.ts';
import type { User } from '../store/records.ts';

/** Whether a user has the owner's rights on a record, as its owner and administrators have. */
export function mayChange(caller: User, { owner }: { owner: string }): boolean {
  return caller.isAdmin || caller.name === owner;
}

/** Throws 403 unless the caller is the record's owner or an administrator. */
// Gap: G2
export function requireOwner(caller: User, record: { owner: string }, what: 'picture' | 'album'): void {
  if (mayChange(caller, record)) return;
  throw new Problem(
    'forbidden',
    `This ${what} is not yours: only its owner and administrators may change it.`,
  );
}
