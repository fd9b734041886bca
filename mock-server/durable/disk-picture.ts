import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import { singleFlight } from '../internal/single-flight.ts';
import type { Bytes, PictureContent } from '../store/records.ts';

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

  /** Reads the file; throws a 404 if the picture was deleted in the meantime, and an error if its bytes were replaced. */
  async bytes(): Promise<Bytes> {
    try {
      const bytes = await this.#read();
      if (versionOf(createHash('sha256').update(bytes)) === this.version) return bytes;
      throw new Error(`The file ${this.name} has other bytes than those that were stored.`);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw new Problem('not_found', 'This picture no longer exists.');
      }
      throw error;
    }
  }

  toJSON(): StoredContent {
    return { version: this.version, file: this.name };
  }
}
