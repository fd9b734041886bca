import { Problem } from '../http/problem.ts';
import type { User } from '../store/records.ts';

/** Whether someone may do to a record what its owner may. Finer points: administrators may. */
export function mayChange(caller: User, { owner }: { owner: string }): boolean {
  return caller.isAdmin || caller.name === owner;
}

/** Refuses others than the owner of a record and administrators by a 403. Gap: G2. */
export function ownerOrRefuse(caller: User, record: { owner: string }, what: 'picture' | 'album'): void {
  if (mayChange(caller, record)) return;
  throw new Problem(
    'forbidden',
    `This ${what} is not yours: only its owner and administrators may change it.`,
  );
}
