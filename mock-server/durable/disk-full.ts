/** A disk without space. Node only. */
import { randomBytes } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { StorageError } from '../store/storage-error.ts';

/** Primary result code of SQLite for a database that cannot grow. */
const SQLITE_FULL = 13;

/** Whether an error of the system or of SQLite says that the disk, or the user's share of it, is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL;
}

/** Throws an error of writing again; that of a full disk as a `StorageError`. */
// Gap: G10
export function throwWriteError(error: unknown): never {
  if (!isDiskFull(error)) throw error;
  const remedy = 'Delete pictures, or free space on the disk, and try again.';
  throw new StorageError('full', `The disk of the server is full; nothing was changed. ${remedy}`);
}

/** Size in bytes: dozens of deletions, each of which writes a few pages of the database. */
const RESERVED_BYTES = 1_048_576;

/** A file that reserves space for deletions: they have to be recorded before they free any. */
export class SpaceReserve {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Writes the file, unless it is complete. On a full disk, it holds as much as there is space for. */
  fill(): void {
    try {
      if (statSync(this.#file, { throwIfNoEntry: false })?.size === RESERVED_BYTES) return;
      // Random, since some file systems store zeros without using space.
      writeFileSync(this.#file, randomBytes(RESERVED_BYTES));
    } catch {
      // The next deletion on a full disk, or the next start, tries again.
    }
  }

  /** Deletes the file. */
  release(): void {
    rmSync(this.#file, { force: true });
  }
}
