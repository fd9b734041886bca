import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Counts up; numbers are never given twice, whatever was deleted. */
export class Sequences {
  readonly #table: Table<{ name: string; last: number }>;

  constructor(state: State) {
    this.#table = state.table({ name: 'sequences', keyOf: ({ name }) => name });
  }

  /** The next number of a sequence, from 1. */
  next(name: string): number {
    return this.#table.put({ name, last: (this.#table.get(name)?.last ?? 0) + 1 }).last;
  }
}
