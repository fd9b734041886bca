import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNKS, CHUNKS_ALIAS } from '../../src/embed/load-code.ts';

/** File that lists the hashes of the others. */
export const INTEGRITY_FILE = 'integrity.json';

/** Contents of `integrity.json`. */
export interface Integrity {
  /** Newest version in the folder. */
  version: string;
  /** Subresource Integrity hashes by path, relative to the folder. */
  files: Record<string, string>;
  /** Import map for pages with the script, with the address of the examples. */
  importMap: { integrity: Record<string, string> };
}

/** Address of published files in examples, which users replace by their own. */
export const EXAMPLE_FOLDER = 'https://pix.example/cdn/';

/** Chunks of a list of hashes, with their hashes. */
export const chunksIn = (files: Integrity['files']) =>
  Object.entries(files).filter(([path]) => path.startsWith(`${CHUNKS}/`));

/**
 * Lists the hash of each chunk under both URLs by which the script requests it: again under the alias after a failure. Without the
 * second hash, a chunk that was refused because of the first one would run at the next attempt.
 *
 * @param folder URL of the folder of published files, with a trailing slash.
 */
export const chunkMap = (files: Integrity['files'], folder: string): Integrity['importMap'] => ({
  integrity: Object.fromEntries(
    chunksIn(files).flatMap(([path, hash]) =>
      [path, path.replace(CHUNKS, CHUNKS_ALIAS)].map((name) => [folder + name, hash]),
    ),
  ),
});

/** Folder of a version: `1.2.3/`. */
export const VERSION_FOLDER = /^\d+\.\d+\.\d+[^/]*(?=\/|$)/;

/** File that belongs to a compressed copy: `sdk.js` of `sdk.js.br`. */
export const uncompressed = (path: string) => path.replace(/\.(br|gz)$/, '');

/** Paths of all files below a folder, relative to it, without hidden ones. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

/** The hash of a file for the attribute `integrity`. */
export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Lists the hashes of all files of a folder, except those of compressed copies and of folders of versions. */
export function listIntegrity(folder: string, version: string): Integrity {
  const listed = filesIn(folder).filter(
    (path) => path === uncompressed(path) && !VERSION_FOLDER.test(path) && !path.endsWith(INTEGRITY_FILE),
  );
  const files = Object.fromEntries(listed.map((path) => [path, integrityOf(join(folder, path))]));
  return { version, files, importMap: chunkMap(files, EXAMPLE_FOLDER) };
}

/** Reads the `integrity.json` of a folder. */
export const readIntegrity = (folder: string): Integrity =>
  JSON.parse(readFileSync(join(folder, INTEGRITY_FILE), 'utf8')) as Integrity;
