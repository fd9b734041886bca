import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Counters that never repeat a number, even after deletions. */
export class Sequences {
  readonly #table: Table<{ name: string; last: number }>;

  constructor(state: State) {
    this.#table = state.table({ name: 'sequences', keyOf: ({ name }) => name });
  }

  /** Returns the next number of a sequence, from 1. */
  next(name: string): number {
    return this.#table.put({ name, last: (this.#table.get(name)?.last ?? 0) + 1 }).last;
  }
}
