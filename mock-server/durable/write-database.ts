/** Creates the database of a new data folder. Node only. */
import { DatabaseSync } from 'node:sqlite';
import type { Change } from '../store/table.ts';
import { SCHEMA } from './database-format.ts';
import { SqliteChangeLog } from './sqlite-change-log.ts';

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
