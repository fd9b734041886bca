/** Storage of pictures as files of a data folder. Node only. */
import { existsSync, rmSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStorage, PictureSink } from '../store/picture-storage.ts';
import type { Picture, PictureContent } from '../store/records.ts';
import type { Change, Key } from '../store/table.ts';
import { throwWriteError } from './disk-full.ts';
import { DiskPicture, FILE_NAME } from './disk-picture.ts';
import { FileSink } from './file-sink.ts';

/**
 * Files with random names and reference counts. A file is written before the first record that references it and
 * deleted after the last one, so that a killed process leaves unreferenced files, never missing ones; `sweep` deletes
 * them at the next start. After `retainReleased`, deletion waits for that sweep, since snapshots reference contents,
 * too.
 */
export class DiskPictures implements PictureStorage {
  readonly #folder: string;
  readonly #sinks = new Set<FileSink>();
  /** File of each picture's record. */
  readonly #fileOf = new Map<Key, string>();
  /** Number of references to each file, including those of the initial data. */
  readonly #references = new Map<string, number>();
  #retainsReleased = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Opens a file that is synced on completion, like its name, so that a record that survives a power failure has its bytes.
   * Rejects with a 507 if the disk is full.
   */
  open(): PictureSink {
    const sink = this.#newSink();
    const finish = async () => {
      await sink.sync();
      const picture = await sink.finish();
      await syncFolder(this.#folder);
      return picture;
    };
    return {
      write: (chunk) => sink.write(chunk).catch(throwWriteError),
      finish: () => finish().catch(throwWriteError),
      discard: () => sink.discard(),
    };
  }

  async save(content: PictureContent): Promise<PictureContent> {
    if (content instanceof DiskPicture) return content;
    // Not synced: thousands of files would take minutes, and the user still has the originals.
    const sink = this.#newSink();
    try {
      await sink.write(await content.bytes());
      return await sink.finish();
    } catch (error) {
      await sink.discard();
      throw error;
    }
  }

  release(content: PictureContent): void {
    if (content instanceof DiskPicture) this.#removeUnclaimed(content.name);
  }

  retainReleased(): void {
    this.#retainsReleased = true;
  }

  /** Throws if a record references a file that does not exist: the folder could not be opened again. */
  requireFiles(changes: readonly Change[]): void {
    for (const { row } of changes.filter(isPicture)) {
      if (row && !this.#has(fileOf(row)))
        throw new Error(`The bytes of "${row.slug}" are not in the data folder.`);
    }
  }

  /** Whether changes drop files: their commit must reach the disk before the deletion, or a record could lose its file. */
  wouldDelete(changes: readonly Change[]): boolean {
    return changes.filter(isPicture).some(({ key, row }) => {
      const before = this.#fileOf.get(key);
      return before !== undefined && before !== (row && fileOf(row));
    });
  }

  /** Updates reference counts, and deletes files without references. Call it after the changes are committed. */
  updateReferences(changes: readonly Change[]): void {
    const left: string[] = [];
    for (const { key, row } of changes.filter(isPicture)) {
      const before = this.#fileOf.get(key);
      const after = row && fileOf(row);
      if (after === before) continue;
      if (after === undefined) this.#fileOf.delete(key);
      else this.#fileOf.set(key, after);
      this.#count(after, 1);
      this.#count(before, -1);
      if (before !== undefined) left.push(before);
    }
    left.forEach((file) => this.#removeUnclaimed(file));
  }

  /** Adds a permanent reference to the file of a picture of the initial data. */
  addReference(picture: Picture): void {
    this.#count(fileOf(picture), 1);
  }

  /** Deletes unreferenced and partial files. Files of other programs are left alone. */
  async sweep(): Promise<void> {
    const names = await readdir(this.#folder);
    const stray = names.filter((name) => FILE_NAME.test(name) && !this.#references.has(name));
    await Promise.all(stray.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  /** Aborts all uploads in progress. */
  async close(): Promise<void> {
    await Promise.all([...this.#sinks].map((sink) => sink.discard()));
  }

  #has(file: string | undefined): boolean {
    return file !== undefined && (this.#references.has(file) || existsSync(join(this.#folder, file)));
  }

  #newSink(): FileSink {
    const sink = new FileSink(this.#folder, (ended) => this.#sinks.delete(ended));
    this.#sinks.add(sink);
    return sink;
  }

  #count(file: string | undefined, by: 1 | -1): void {
    if (file === undefined) return;
    const holders = (this.#references.get(file) ?? 0) + by;
    if (holders > 0) this.#references.set(file, holders);
    else this.#references.delete(file);
  }

  #removeUnclaimed(file: string): void {
    if (this.#retainsReleased || this.#references.has(file)) return;
    try {
      rmSync(join(this.#folder, file), { force: true });
    } catch {
      // The sweep at the next start tries again; the record is deleted anyway.
    }
  }
}

function isPicture(change: Change): change is Change & { row: Picture | undefined } {
  return change.table === 'pictures';
}

function fileOf({ content }: Picture): string | undefined {
  return content instanceof DiskPicture ? content.name : undefined;
}

/** Flushes the names of files to disk; Windows cannot, and needs no flush. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
