/** Files of the pictures that look like photographs. Node only. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Seed } from '../../store/records.ts';
import { withPhotographs } from '../photographs.ts';
import { photographFiles } from '../photographs/files.ts';

/** The folder, from the root of the checkout and of the package. */
const FOLDER = 'mock-server/seed/photographs';

/** Finds the folder above a module, which may be a source file or a chunk of the build; `undefined` if it is not there. */
function findFolder(from: string): string | undefined {
  const folder = resolve(from, FOLDER);
  if (existsSync(resolve(folder, 'raw'))) return folder;
  const parent = dirname(from);
  return parent === from ? undefined : findFolder(parent);
}

/** Adds the pictures in files to a sample; a bundled server without the folder leaves the sample as it is. */
export function withPhotographFiles(sample: Seed, now: number): Seed {
  const folder = findFolder(import.meta.dirname);
  if (folder === undefined) return sample;
  return withPhotographs(sample, now, async (path) => new Uint8Array(await readFile(resolve(folder, path))));
}

/** A picture as two files, for sites that serve them as `/raw/<slug>.webp` and `/thumb/<slug>.webp`. */
export interface PhotographPaths {
  slug: string;
  /** Path of the original. */
  raw: string;
  /** Path of the thumbnail. */
  thumb: string;
}

/** @internal Lists the files of all pictures that look like photographs; sites with static files copy them. */
export function listPhotographFiles(): PhotographPaths[] {
  const folder = findFolder(import.meta.dirname);
  if (folder === undefined) return [];
  return Object.keys(photographFiles).map((slug) => ({
    slug,
    raw: resolve(folder, 'raw', `${slug}.webp`),
    thumb: resolve(folder, 'thumb', `${slug}.webp`),
  }));
}
