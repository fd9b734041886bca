import { Table, type Change, type TableShape } from './table.ts';

/** Persists changes. An exception rolls the transaction back. */
export interface ChangeLog {
  commit: (changes: readonly Change[]) => void;
}

/** All rows of all tables at one moment. Rows are immutable, so this is a shallow copy. */
export type Snapshot = Record<string, readonly object[]>;

interface Transaction {
  changes: Change[];
  undo: (() => void)[];
}

/** Tables with atomic transactions. */
export class State {
  /** Incremented by each transaction with changes. */
  revision = 0;
  readonly #tables = new Map<string, Table<object>>();
  #changeLog: ChangeLog | undefined;
  #open: Transaction | undefined;

  /** Creates a table. */
  table<Row extends object>(shape: TableShape<Row>): Table<Row> {
    const table = new Table(shape, (change, undo) => {
      if (!this.#open) throw new Error(`${change.table} can only be changed within a transaction.`);
      this.#open.changes.push(change);
      this.#open.undo.push(undo);
    });
    this.#tables.set(shape.name, table as unknown as Table<object>);
    return table;
  }

  /** Persists all further changes to a change log. */
  persistTo(changeLog: ChangeLog): void {
    this.#changeLog = changeLog;
  }

  /** Runs `work` as a transaction: rolled back if it or the change log throws. A nested call joins the outer transaction. */
  transaction<Result>(work: () => Result): Result {
    if (this.#open) return work();
    const open: Transaction = { changes: [], undo: [] };
    this.#open = open;
    try {
      const result = work();
      if (open.changes.length > 0) {
        this.#changeLog?.commit(open.changes);
        this.revision += 1;
      }
      return result;
    } catch (error) {
      for (const undo of open.undo.toReversed()) undo();
      throw error;
    } finally {
      this.#open = undefined;
    }
  }

  snapshot(): Snapshot {
    return Object.fromEntries([...this.#tables].map(([name, table]) => [name, [...table.values()]]));
  }

  /** All rows as changes that would create them. */
  changes(): Change[] {
    return [...this.#tables].flatMap(([name, table]) =>
      [...table.values()].map((row) => ({ table: name, key: table.shape.keyOf(row), row })),
    );
  }

  /** Replaces the rows of all tables; tables that the snapshot lacks become empty. */
  restore(snapshot: Snapshot): void {
    this.transaction(() => {
      for (const [name, table] of this.#tables) {
        for (const row of [...table.values()]) table.delete(table.shape.keyOf(row));
        for (const row of snapshot[name] ?? []) table.put(row);
      }
    });
  }
}
