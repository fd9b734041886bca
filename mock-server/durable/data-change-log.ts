/** The change log of a data folder. Node only. */
import type { Change, ChangeLog } from '../store/state.ts';
import type { SqliteChangeLog } from './database.ts';
import { isDiskFull, type SpaceReserve, throwWriteError } from './disk-full.ts';
import type { DiskPictures } from './disk-pictures.ts';

/** Parts of a data folder that a change concerns. */
export interface ChangedParts {
  database: SqliteChangeLog;
  files: DiskPictures;
  reserve: SpaceReserve;
}

/** Commits changes to the database, then deletes the files that they drop. */
export class DataChangeLog implements ChangeLog {
  readonly #parts: ChangedParts;

  constructor(parts: ChangedParts) {
    this.#parts = parts;
  }

  commit(changes: readonly Change[]): void {
    const { database, files, reserve } = this.#parts;
    files.requireFiles(changes);
    const isDeletion = files.wouldDelete(changes);
    try {
      if (isDeletion) this.#commitDeletion(changes);
      else database.commit(changes);
    } catch (error) {
      throwWriteError(error);
    }
    files.updateReferences(changes);
    if (isDeletion) reserve.fill();
  }

  /** Commits changes that drop files; on a full disk, in the reserved space. */
  #commitDeletion(changes: readonly Change[]): void {
    const { database, reserve } = this.#parts;
    try {
      database.commit(changes, { isSynced: true });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      reserve.release();
      database.shrink();
      database.commit(changes, { isSynced: true });
    }
  }
}
