/** Prevents a second server from using a data folder. Node only. */
import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { DataPaths } from './data-paths.ts';
import { DataFolderError, unusable } from './data-folder-error.ts';

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
