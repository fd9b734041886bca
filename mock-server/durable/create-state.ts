/** Initializes a data folder. Node only. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { savePictures } from '../seed/save-pictures.ts';
import type { Seed } from '../store/records.ts';
import { Store } from '../store/store.ts';
import { unusable } from './data-folder-error.ts';
import type { DataPaths } from './data-paths.ts';
import { DiskPictures } from './disk-pictures.ts';
import { writeDatabase } from './write-database.ts';

/** Writes a seed with its bytes to an empty data folder. A final rename makes this atomic. */
export async function createState({ dir, unfinished, state }: DataPaths, seed: Seed): Promise<void> {
  try {
    await rm(unfinished.root, { recursive: true, force: true });
    // The folder contains API keys.
    await mkdir(unfinished.root, { mode: 0o700 });
    await mkdir(unfinished.pictures);
    const kept = await savePictures(seed, new DiskPictures(unfinished.pictures));
    writeDatabase(unfinished.database, new Store(kept, Date.now).state.changes());
    await rename(unfinished.root, state.root);
  } catch (error) {
    throw unusable(dir, 'set up', error);
  }
}
