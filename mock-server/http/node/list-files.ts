/** Static files by decoded URL path. Node only. */
import { join } from 'node:path';
import { listFolder } from './list-folder.ts';

/** A folder whose files are served under a path. */
export interface StaticMount {
  /** URL prefix that begins and ends with a slash, such as `/cdn/`. */
  prefix: string;
  dir: string;
  /** Names of files, if only these are served. Default: all files, those of sub-folders included. */
  only?: readonly string[];
}

/**
 * Lists a folder once, so that no file path is ever built from a URL. A missing folder counts as empty: the site may
 * not have been built.
 */
// Fault: S1
export async function listFiles({ prefix, dir, only }: StaticMount): Promise<Map<string, string>> {
  const { files } = only ? { files: only } : await listFolder(dir, () => undefined);
  const known = new Set(files);
  // Compressed copies are served by negotiation only.
  const own = files.filter((path) => !/\.(?:br|gz)$/.test(path) || !known.has(path.replace(/\.\w+$/, '')));
  return new Map(own.map((path) => [prefix + path, join(dir, path)]));
}
