/** Format of the database. */
import { hashText } from '../internal/hash.ts';

/** Identifies databases of this server: `Pix1` in ASCII. */
export const APPLICATION_ID = 0x50697831;

/** Version of the format; incremented when older versions can no longer read it. */
export const FORMAT = 1;

/** Tables of the database: current records, and records of the first start, which a reset restores. */
export type TableName = 'rows' | 'origin';

const columns = `(
  place INTEGER PRIMARY KEY,
  tbl TEXT NOT NULL,
  key TEXT NOT NULL,
  row TEXT NOT NULL,
  hash TEXT NOT NULL,
  UNIQUE (tbl, key)
) STRICT`;

/** Creates the tables of a new database. `place` preserves the order in which records were added. */
export const SCHEMA = `
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${FORMAT};
CREATE TABLE rows ${columns};
CREATE TABLE origin ${columns};`;

/** Returns the SQL statement that inserts or replaces a row. */
export function putStatement(table: TableName): string {
  return `INSERT INTO ${table} (tbl, key, row, hash) VALUES (?, ?, ?, ?)
    ON CONFLICT (tbl, key) DO UPDATE SET row = excluded.row, hash = excluded.hash`;
}

/** A record in the database. Key and row are JSON; the hash detects damage. */
export interface StoredRow {
  tbl: string;
  key: string;
  row: string;
  hash: string;
}

/** Converts a record to its form in the database. */
export function storedRow(tbl: string, key: string | number, row: object): StoredRow {
  const stored = { tbl, key: JSON.stringify(key), row: JSON.stringify(row) };
  return { ...stored, hash: hashOf(stored) };
}

/** Computes the hash of a record. SQLite detects damage to its own structure only, not to the values. */
export function hashOf({ tbl, key, row }: Omit<StoredRow, 'hash'>): string {
  return hashText(`${tbl}\n${key}\n${row}`);
}
