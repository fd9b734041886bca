/** How records lie in the database. */
import { hashText } from '../internal/hash.ts';

/** Marks a database as ours: `Pix1` in ASCII. */
export const APPLICATION_ID = 0x50697831;

/** Goes up when older versions could no longer read what is written. */
export const FORMAT = 1;

/** Tables of the database: the records as they are, and as they were at the first start, where a reset goes back to. */
export type TableName = 'rows' | 'origin';

const columns = `(
  place INTEGER PRIMARY KEY,
  tbl TEXT NOT NULL,
  key TEXT NOT NULL,
  row TEXT NOT NULL,
  hash TEXT NOT NULL,
  UNIQUE (tbl, key)
) STRICT`;

/** Makes an empty database ours. `place` keeps the order in which records were added. */
export const SCHEMA = `
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${FORMAT};
CREATE TABLE rows ${columns};
CREATE TABLE origin ${columns};`;

/** Puts a row in its place, whether it is new or not. */
export function putStatement(table: TableName): string {
  return `INSERT INTO ${table} (tbl, key, row, hash) VALUES (?, ?, ?, ?)
    ON CONFLICT (tbl, key) DO UPDATE SET row = excluded.row, hash = excluded.hash`;
}

/** A record as it is written. Key and row are JSON; the hash tells whether they are still what they were. */
export interface StoredRow {
  tbl: string;
  key: string;
  row: string;
  hash: string;
}

/** A record as it is written. */
export function storedRow(tbl: string, key: string | number, row: object): StoredRow {
  const stored = { tbl, key: JSON.stringify(key), row: JSON.stringify(row) };
  return { ...stored, hash: hashOf(stored) };
}

/** What the hash of a record must be. SQLite finds damage to its own structure alone, not to what it holds. */
export function hashOf({ tbl, key, row }: Omit<StoredRow, 'hash'>): string {
  return hashText(`${tbl}\n${key}\n${row}`);
}
