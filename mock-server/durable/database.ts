import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { hashText } from '../internal/hash.ts';
import type { Change, ChangeLog } from '../store/state.ts';
import { damaged, DATABASE, DataFolderError, type DataPaths, FOLDER_NAMES, unusable } from './data-folder.ts';

/** Format of the database. */

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

/**
 * Writes changes to a database. A committed change survives the end of the process; a power failure may lose the
 * latest commits that are not synced, but never a part of one (WAL, `synchronous = NORMAL`).
 */
export class SqliteChangeLog implements ChangeLog {
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  readonly #delete: StatementSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    // Exclusive, so that there is no shared-memory file, and no other program writes between two commits.
    this.#database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    this.#put = this.#database.prepare(putStatement('rows'));
    this.#delete = this.#database.prepare(`DELETE FROM rows WHERE tbl = ? AND key = ?`);
  }

  /**
   * Commits all changes, or none if SQLite throws an error. With `isSynced`, they and all changes before them survive a
   * power failure.
   */
  commit(changes: readonly Change[], { isSynced = false } = {}): void {
    this.#database.exec(`PRAGMA synchronous = ${isSynced ? 'FULL' : 'NORMAL'}; BEGIN IMMEDIATE`);
    try {
      for (const change of changes) this.#write(change);
      this.#database.exec('COMMIT');
    } catch (error) {
      // SQLite rolls back on its own if the disk is full.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Moves all changes to the database file and truncates the log, if there is space for that. */
  shrink(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log stays as it is.
    }
  }

  close(): void {
    this.#database.close();
  }

  #write({ table, key, row }: Change): void {
    if (row) {
      const stored = storedRow(table, key, row);
      this.#put.run(stored.tbl, stored.key, stored.row, stored.hash);
    } else {
      this.#delete.run(table, JSON.stringify(key));
    }
  }
}

/** Writes a database with the rows of these changes, as current and as initial data. */
export function writeDatabase(file: string, changes: readonly Change[]): void {
  withDatabase(file, (database) => database.exec(`BEGIN; ${SCHEMA} COMMIT`));
  const changeLog = new SqliteChangeLog(file);
  try {
    changeLog.commit(changes);
  } finally {
    changeLog.close();
  }
  withDatabase(file, (database) => database.exec(`INSERT INTO origin SELECT * FROM rows`));
}

function withDatabase(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file);
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** Rows of a database in the order in which they were added. */
export type StoredRows = Record<TableName, StoredRow[]>;

/**
 * Reads the records of a data folder. Works on a copy, since opening a database may change its files, for example to
 * recover from a killed process. Throws `DataFolderError` if anything is invalid.
 */
export async function readDatabase({ dir, state }: DataPaths): Promise<StoredRows> {
  const size = await stat(state.database).then(
    ({ size }) => size,
    () => undefined,
  );
  if (size === undefined) throw damaged(dir, `there is no ${DATABASE} in its ${FOLDER_NAMES.state} folder`);
  const copy = await mkdtemp(join(tmpdir(), 'pix-')).catch((error: unknown) => {
    throw unusable(dir, 'checked on a copy', error);
  });
  try {
    await copyDatabase(dir, state.database, copy);
    return readCopy(dir, join(copy, basename(state.database)));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copyDatabase(dir: string, database: string, to: string): Promise<void> {
  for (const file of [database, `${database}-wal`]) {
    await copyFile(file, join(to, basename(file))).catch((error: NodeJS.ErrnoException) => {
      if (file === database || error.code !== 'ENOENT') throw unusable(dir, 'checked on a copy', error);
    });
  }
}

function readCopy(dir: string, file: string): StoredRows {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    checkFormat(dir, database);
    const faults = database.prepare('PRAGMA integrity_check(1)').all();
    const fault = faults[0]?.['integrity_check'];
    if (fault !== 'ok') throw damaged(dir, `${DATABASE} is damaged (${String(fault)})`);
    // A database can be marked as read-only.
    database.exec(`PRAGMA user_version = ${FORMAT}`);
    return { rows: readRows(dir, database, 'rows'), origin: readRows(dir, database, 'origin') };
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw damaged(
      dir,
      `${DATABASE} cannot be read (${error instanceof Error ? error.message : String(error)})`,
    );
  } finally {
    database?.close();
  }
}

function checkFormat(dir: string, database: DatabaseSync): void {
  const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).get()?.[name];
  const application = pragma('application_id');
  if (application !== APPLICATION_ID) {
    const fault = `its ${DATABASE} is not a database of this server`;
    throw new DataFolderError(
      'folder',
      `${dir} cannot be used: ${fault}. Nothing was changed. Use another folder.`,
    );
  }
  const format = Number(pragma('user_version'));
  if (format > FORMAT) {
    const fault = `written by a newer version (format ${format}, this one reads ${FORMAT})`;
    throw new DataFolderError(
      'folder',
      `The data in ${dir} was ${fault}. Nothing was changed. Use that version, or another folder.`,
    );
  }
  if (format !== FORMAT) throw damaged(dir, `${DATABASE} has the format ${format}, which is unknown`);
}

function readRows(dir: string, database: DatabaseSync, table: TableName): StoredRow[] {
  const rows = database.prepare(`SELECT tbl, key, row, hash FROM ${table} ORDER BY place`).all();
  return rows.map((columns) => {
    const text = (name: keyof StoredRow) => String(columns[name]);
    const row = { tbl: text('tbl'), key: text('key'), row: text('row'), hash: text('hash') };
    if (row.hash === hashOf(row)) return row;
    throw damaged(dir, `the record ${row.key} of ${row.tbl} is not what was written`);
  });
}

/** An exclusive lock on a folder. */
export interface FolderLock {
  release: () => void;
  /** Releases the lock and leaves the folder as it was found. */
  undo: () => void;
}

/** The error code `SQLITE_BUSY`. */
const BUSY = 5;

/**
 * Locks an existing folder; throws `DataFolderError` while another server uses it. Node cannot lock files, but SQLite
 * can: an open transaction holds a lock that the system releases however the process ends. Nothing is written.
 */
export function lockFolder({ dir, lock }: DataPaths): FolderLock {
  const isNew = !existsSync(lock);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lock);
    // In memory, to leave no journal file behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      throw new DataFolderError(
        'folder',
        `${dir} is in use by another server. Stop that one, or use another folder.`,
      );
    }
    throw unusable(dir, 'locked', error);
  }
  const held = database;
  return {
    release: () => held.close(),
    undo: () => {
      held.close();
      if (isNew) rmSync(lock, { force: true });
    },
  };
}
