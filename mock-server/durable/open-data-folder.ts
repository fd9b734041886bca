/** A folder that keeps everything across restarts. Node only. */
import { mkdir, readdir } from 'node:fs/promises';
import type { PictureFiles } from '../store/picture-files.ts';
import type { Seed } from '../store/records.ts';
import type { Kept } from '../store/store.ts';
import { checkFiles } from './check-files.ts';
import { createState } from './create-state.ts';
import { DataFolderError, unusable } from './data-folder-error.ts';
import { dataPaths, holdsData, type DataPaths } from './data-paths.ts';
import { DiskPictures } from './disk-pictures.ts';
import { lockFolder } from './lock-folder.ts';
import { readDatabase } from './read-database.ts';
import { picturesIn, reviveRows } from './revive-rows.ts';
import { SqliteJournal } from './sqlite-journal.ts';

/** An open data folder: what a store starts with, and where bytes go. */
export interface DataFolder extends Kept {
  files: PictureFiles;
  /** Whether the seed has just gone into it. */
  isNew: boolean;
  /** Gives up uploads that are still arriving, and frees the folder. */
  close: () => Promise<void>;
}

/**
 * Opens a data folder; an empty or missing one is given the seed. Throws `DataFolderError`, and leaves everything as it was,
 * for a folder that is in use, holds something else, was written by a newer version, or is damaged.
 */
export async function openDataFolder(dir: string, seed: () => Promise<Seed>): Promise<DataFolder> {
  const paths = dataPaths(dir);
  await findOrMakeFolder(dir);
  const lock = lockFolder(paths);
  try {
    const isNew = !holdsData(dir);
    if (isNew) await createState(paths, await seed());
    const { close, ...folder } = await openState(paths);
    return { ...folder, isNew, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.undo();
    throw error;
  }
}

/** What may lie in a folder that counts as empty, hidden files besides. */
const HARMLESS = ['lock', 'state.new', 'lost+found'];

async function findOrMakeFolder(dir: string): Promise<void> {
  const names = await readdir(dir).catch(async (error: NodeJS.ErrnoException): Promise<string[]> => {
    if (error.code === 'ENOTDIR')
      throw new DataFolderError('option', `The data folder ${dir} is not a folder.`);
    if (error.code !== 'ENOENT') throw unusable(dir, 'read', error);
    await mkdir(dir, { recursive: true }).catch((fault: unknown) => {
      throw unusable(dir, 'made', fault);
    });
    return [];
  });
  const other = names.find((name) => !name.startsWith('.') && !HARMLESS.includes(name));
  if (other === undefined || names.includes('state')) return;
  throw new DataFolderError(
    'folder',
    `${dir} holds ${JSON.stringify(other)} but no data of this server. Use an empty folder, or one that is not there yet.`,
  );
}

/** Checks everything, and only then begins to change things. */
async function openState(paths: DataPaths): Promise<Omit<DataFolder, 'isNew'>> {
  const stored = await readDatabase(paths);
  const rows = reviveRows(paths, stored.rows);
  const origin = reviveRows(paths, stored.origin);
  await checkFiles(paths, [...picturesIn(rows), ...picturesIn(origin)]);
  const files = new DiskPictures(paths.state.pictures);
  files.follow(picturesIn(rows).map((row) => ({ table: 'pictures', key: row.id, row })));
  for (const picture of picturesIn(origin)) files.hold(picture);
  const journal = await openForWriting(paths, files);
  return {
    rows,
    origin,
    files,
    journal: {
      commit: (changes) => {
        files.require(changes);
        journal.commit(changes);
        files.follow(changes);
      },
    },
    close: () => files.close().finally(() => journal.close()),
  };
}

async function openForWriting({ dir, state }: DataPaths, files: DiskPictures): Promise<SqliteJournal> {
  try {
    await mkdir(state.pictures, { recursive: true });
    await files.sweep();
    return new SqliteJournal(state.database);
  } catch (error) {
    throw unusable(dir, 'written', error);
  }
}
