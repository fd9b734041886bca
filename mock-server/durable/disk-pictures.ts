import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bytes } from '../internal/bytes.ts';
import { singleFlight } from '../internal/promises.ts';
import type { PictureStorage, Spool } from '../store/picture-storage.ts';
import type { Picture, PictureContent } from '../store/records.ts';
import type { Change, Key } from '../store/state.ts';
import { StorageError } from '../store/storage-error.ts';
import { throwWriteError } from './disk-full.ts';

/** Names of picture files, complete or partial. */
export const FILE_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.part)?$/;

/** Version of content, from its hash. */
export function versionOf(hash: Hash): string {
  return hash.digest('hex').slice(0, 16);
}

/** Content of a picture as stored in its record. */
export interface StoredContent {
  version: string;
  /** Name of the file in the folder of pictures. */
  file: string;
}

/** Content in a file of the data folder. */
export class DiskPicture implements PictureContent {
  readonly version: string;
  readonly name: string;
  readonly #read: () => Promise<Bytes>;

  constructor(folder: string, { version, file }: StoredContent) {
    this.version = version;
    this.name = file;
    this.#read = singleFlight(() => readFile(join(folder, file)));
  }

  /** Reads the file; throws `StorageError` if the picture was deleted in the meantime, and an error if its bytes were replaced. */
  async bytes(): Promise<Bytes> {
    try {
      const bytes = await this.#read();
      if (versionOf(createHash('sha256').update(bytes)) === this.version) return bytes;
      throw new Error(`The file ${this.name} has other bytes than those that were stored.`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw new StorageError('missing', 'This picture no longer exists.');
      }
      throw error;
    }
  }

  toJSON(): StoredContent {
    return { version: this.version, file: this.name };
  }
}

/** A partial file, which becomes that of a picture when it is complete. */
class PartialFile {
  readonly #folder: string;
  readonly #name = randomUUID();
  readonly #hash = createHash('sha256');
  readonly #ended: (file: PartialFile) => void;
  #handle: Promise<FileHandle> | undefined;
  #isDiscarded = false;

  constructor(folder: string, ended: (file: PartialFile) => void) {
    this.#folder = folder;
    this.#ended = ended;
  }

  /** Appends bytes; rejects with the system's error, such as `ENOSPC`. */
  async write(chunk: Uint8Array): Promise<void> {
    const handle = await this.#open();
    this.#hash.update(chunk);
    await handle.writeFile(chunk);
  }

  /** Reads what was written. */
  async bytes(): Promise<Bytes> {
    await this.#open();
    return readFile(this.#path);
  }

  /** Completes the picture; synced bytes survive a power failure. */
  async finish({ isSynced = false } = {}): Promise<DiskPicture> {
    const handle = await this.#open();
    if (isSynced) await handle.datasync();
    await handle.close();
    await rename(this.#path, join(this.#folder, this.#name));
    this.#ended(this);
    return new DiskPicture(this.#folder, { version: versionOf(this.#hash), file: this.#name });
  }

  async discard(): Promise<void> {
    this.#isDiscarded = true;
    this.#ended(this);
    const handle = await this.#handle?.catch(() => undefined);
    await handle?.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }

  get #path(): string {
    return join(this.#folder, `${this.#name}.part`);
  }

  #open(): Promise<FileHandle> {
    // The server is closing, or the client has disconnected: nobody reads this message.
    if (this.#isDiscarded) throw new StorageError('closed', 'The upload was aborted.');
    return (this.#handle ??= open(this.#path, 'wx'));
  }
}

/**
 * Files with random names and reference counts. A file is written before the first record that references it and
 * deleted after the last one, so that a killed process leaves unreferenced files, never missing ones; `sweep` deletes
 * them at the next start. After `retainReleased`, deletion waits for that sweep, since snapshots reference contents,
 * too.
 */
export class DiskPictures implements PictureStorage {
  readonly #folder: string;
  readonly #partial = new Set<PartialFile>();
  /** File of each picture's record. */
  readonly #fileOf = new Map<Key, string>();
  /** Number of references to each file, including those of the initial data. */
  readonly #references = new Map<string, number>();
  #retainsReleased = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  openSpool(): Spool {
    const file = this.#newFile();
    return {
      write: (chunk) => file.write(chunk).catch(throwWriteError),
      bytes: () => file.bytes(),
      discard: () => file.discard(),
    };
  }

  /** Writes content to a file of its own; rejects with a `StorageError` if the disk is full. */
  async save(content: PictureContent, { isSynced = false } = {}): Promise<PictureContent> {
    if (content instanceof DiskPicture) return content;
    const file = this.#newFile();
    try {
      await file.write(await content.bytes());
      const picture = await file.finish({ isSynced });
      if (isSynced) await syncFolder(this.#folder);
      return picture;
    } catch (error) {
      await file.discard();
      throwWriteError(error);
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
    await Promise.all([...this.#partial].map((file) => file.discard()));
  }

  #has(file: string | undefined): boolean {
    return file !== undefined && (this.#references.has(file) || existsSync(join(this.#folder, file)));
  }

  #newFile(): PartialFile {
    const file = new PartialFile(this.#folder, (ended) => this.#partial.delete(ended));
    this.#partial.add(file);
    return file;
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
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
