import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import type { PictureSink } from '../store/picture-storage.ts';
import { DiskPicture, versionOf } from './disk-picture.ts';

/** Writes one picture to a partial file, and renames the file when it is complete. */
export class FileSink implements PictureSink {
  readonly #folder: string;
  readonly #name = randomUUID();
  readonly #hash = createHash('sha256');
  readonly #ended: (sink: FileSink) => void;
  #handle: Promise<FileHandle> | undefined;
  #isDiscarded = false;

  constructor(folder: string, ended: (sink: FileSink) => void) {
    this.#folder = folder;
    this.#ended = ended;
  }

  /** Appends bytes; rejects with the system's error, such as `ENOSPC`. */
  async write(chunk: Uint8Array): Promise<void> {
    const handle = await this.#open();
    this.#hash.update(chunk);
    await handle.writeFile(chunk);
  }

  /** Flushes written bytes to disk, so that they survive a power failure. */
  async sync(): Promise<void> {
    await (await this.#open()).datasync();
  }

  async finish(): Promise<DiskPicture> {
    const handle = await this.#open();
    await handle.close();
    await rename(this.#partPath, join(this.#folder, this.#name));
    this.#ended(this);
    return new DiskPicture(this.#folder, {
      version: versionOf(this.#hash),
      file: this.#name,
    });
  }

  async discard(): Promise<void> {
    this.#isDiscarded = true;
    this.#ended(this);
    const handle = await this.#handle?.catch(() => undefined);
    await handle?.close().catch(() => undefined);
    await rm(this.#partPath, { force: true });
  }

  get #partPath(): string {
    return join(this.#folder, `${this.#name}.part`);
  }

  #open(): Promise<FileHandle> {
    // The server is closing, or the client has disconnected: nobody reads this message.
    if (this.#isDiscarded) throw new Problem('bad_request', 'The upload was aborted.');
    return (this.#handle ??= open(this.#partPath, 'wx'));
  }
}
