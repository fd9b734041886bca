import type { Wallet } from './records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Fractions of a rupee in which wallets are counted: both prices are whole multiples. */
// Gap: C4, C5
export const UNITS_PER_RUPEE = 300;

/** Prepaid balances of users. */
export class Wallets {
  readonly table: Table<Wallet>;

  constructor(state: State) {
    this.table = state.table({ name: 'wallets', keyOf: ({ user }) => user });
  }

  /** Balance of a user in units. */
  balance(user: string): number {
    return this.table.get(user)?.units ?? 0;
  }

  /** Deducts units from a wallet; returns false, without a deduction, if the balance is too low. */
  charge(user: string, units: number): boolean {
    const rest = this.balance(user) - units;
    if (rest < 0) return false;
    this.table.put({ user, units: rest });
    return true;
  }
}
