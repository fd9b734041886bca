/** Keeps a second server off a data folder. Node only. */
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { DataPaths } from './data-paths.ts';
import { DataFolderError, unusable } from './data-folder-error.ts';

/** The right to work on a folder. */
export interface FolderLock {
  release: () => void;
  /** Gives the folder up as it was found. */
  undo: () => void;
}

/** `SQLITE_BUSY`. */
const BUSY = 5;

/**
 * Locks a folder that exists; throws `DataFolderError` while another server works on it. Node cannot lock files, but SQLite
 * can: a transaction that is never ended holds a lock that the system takes back however the process ends. It writes nothing.
 */
export function lockFolder({ dir, lock }: DataPaths): FolderLock {
  const isNew = !existsSync(lock);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lock);
    // In memory, or the lock would leave a journal file behind.
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
