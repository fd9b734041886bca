import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File that lists the hashes of the others. */
export const INTEGRITY_FILE = 'integrity.json';

/** Contents of `integrity.json`. */
export interface Integrity {
  /** Newest version in the folder. */
  version: string;
  /** Subresource Integrity hashes by path, relative to the folder. */
  files: Record<string, string>;
}

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
  return {
    version,
    files: Object.fromEntries(listed.map((path) => [path, integrityOf(join(folder, path))])),
  };
}

/** Reads the `integrity.json` of a folder. */
export const readIntegrity = (folder: string): Integrity =>
  JSON.parse(readFileSync(join(folder, INTEGRITY_FILE), 'utf8')) as Integrity;
