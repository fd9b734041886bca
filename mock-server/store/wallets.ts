import type { Wallet } from './records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Parts of a rupee that wallets count in: both prices are whole multiples. */
// Gap: C4, C5
export const UNITS_PER_RUPEE = 300;

/** Prepaid money. */
export class Wallets {
  readonly table: Table<Wallet>;

  constructor(state: State) {
    this.table = state.table({ name: 'wallets', keyOf: ({ user }) => user });
  }

  /** What a user has, in units. */
  balance(user: string): number {
    return this.table.get(user)?.units ?? 0;
  }

  /** Takes units out of a wallet; false, and nothing taken, where there are not enough. */
  charge(user: string, units: number): boolean {
    const rest = this.balance(user) - units;
    if (rest < 0) return false;
    this.table.put({ user, units: rest });
    return true;
  }
}
