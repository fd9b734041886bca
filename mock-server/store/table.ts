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
