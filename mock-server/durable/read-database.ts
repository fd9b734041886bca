/** Reads a database without changing it. Node only. */
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID, FORMAT, hashOf, type StoredRow, type TableName } from './database-format.ts';
import { damaged, DataFolderError, unusable } from './data-folder-error.ts';
import { DATABASE, FOLDER_NAMES, type DataPaths } from './data-paths.ts';

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
