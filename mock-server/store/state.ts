/** Primary key of a row. */
export type Key = string | number;

/** A change of one row; `row` is `undefined` after a deletion. */
export interface Change {
  table: string;
  key: Key;
  row: object | undefined;
}

/** Name and keys of a table. */
export interface TableShape<Row> {
  name: string;
  keyOf: (row: Row) => Key;
  /** Returns a secondary key, unique as well. */
  nameOf?: (row: Row) => string;
}

/** Rows by key, and by a unique secondary key. Rows are immutable and replaced as a whole. */
export class Table<Row extends object> {
  readonly shape: TableShape<Row>;
  readonly #log: (change: Change, undo: () => void) => void;
  #rows = new Map<Key, Row>();
  readonly #names = new Map<string, Row>();

  constructor(shape: TableShape<Row>, log: (change: Change, undo: () => void) => void) {
    this.shape = shape;
    this.#log = log;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  /** Returns the row of a secondary key. */
  named(name: string): Row | undefined {
    return this.#names.get(name);
  }

  values(): IterableIterator<Row> {
    return this.#rows.values();
  }

  /** Inserts a row, or replaces the row with the same key; only within a transaction. */
  put(row: Row): Row {
    const key = this.shape.keyOf(row);
    const name = this.shape.nameOf?.(row);
    const holder = name === undefined ? undefined : this.#names.get(name);
    if (holder && this.shape.keyOf(holder) !== key) throw new Error(`${this.shape.name} "${name}" is taken.`);
    const before = this.#rows.get(key);
    this.#log({ table: this.shape.name, key, row }, () => this.#set(key, before));
    this.#set(key, row);
    return row;
  }

  /** Deletes a row; only within a transaction. */
  delete(key: Key): void {
    const before = this.#rows.get(key);
    if (!before) return;
    this.#log({ table: this.shape.name, key, row: undefined }, () => this.#bringBack(key, before));
    this.#set(key, undefined);
  }

  #set(key: Key, row: Row | undefined): void {
    const { nameOf } = this.shape;
    const before = this.#rows.get(key);
    if (before && nameOf) this.#names.delete(nameOf(before));
    if (row) this.#rows.set(key, row);
    else this.#rows.delete(key);
    if (row && nameOf) this.#names.set(nameOf(row), row);
  }

  /**
   * Undoes a deletion: restores the row at its position, since lists without an order of their own use the order of
   * rows.
   */
  #bringBack(key: Key, row: Row): void {
    this.#set(key, row);
    this.#rows = new Map([...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Finds a row by name, or by id if the handle is all digits. */
// Gap: I1, A1
export function findByHandle<Row extends object>(table: Table<Row>, handle: string): Row | undefined {
  if (!/^\d+$/.test(handle)) return table.named(handle);
  return handle.startsWith('0') ? undefined : table.get(Number(handle));
}

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

  /** Runs `work` as a transaction and rolls it back; returns its result. */
  rehearse<Result>(work: () => Result): Result {
    let done: { result: Result } | undefined;
    try {
      return this.transaction(() => {
        done = { result: work() };
        throw new Error('The transaction was rehearsed only.');
      });
    } catch (error) {
      if (done) return done.result;
      throw error;
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
