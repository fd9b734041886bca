/** A change log in SQLite. Node only. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { ChangeLog } from '../store/state.ts';
import type { Change } from '../store/table.ts';
import { putStatement, storedRow } from './database-format.ts';

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
