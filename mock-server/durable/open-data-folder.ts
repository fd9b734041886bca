/** A folder that persists all data across restarts. Node only. */
import { mkdir, readdir } from 'node:fs/promises';
import type { PictureStorage } from '../store/picture-storage.ts';
import type { Seed } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import type { PersistedState } from '../store/store.ts';
import { findIncomplete } from './check-files.ts';
import { createState } from './create-state.ts';
import { DataFolderError, unusable } from './data-folder-error.ts';
import { DataChangeLog } from './data-change-log.ts';
import type { StoredRow } from './database-format.ts';
import { dataPaths, FOLDER_NAMES, containsData, type DataPaths } from './data-paths.ts';
import { SpaceReserve } from './disk-full.ts';
import { DiskPictures } from './disk-pictures.ts';
import { lockFolder } from './lock-folder.ts';
import { readDatabase } from './read-database.ts';
import { picturesIn, revivePictures, reviveRows } from './revive-rows.ts';
import { SqliteChangeLog } from './sqlite-change-log.ts';

/** An open data folder: the data of a store, and the storage for pictures. */
export interface DataFolder extends PersistedState {
  files: PictureStorage;
  /** Whether the folder was created or empty, and has received the seed. */
  isNew: boolean;
  /** Aborts uploads in progress, and unlocks the folder. */
  close: () => Promise<void>;
}

/**
 * Opens a data folder; a missing or empty one receives the seed. Throws `DataFolderError`, without changing anything,
 * if the folder is in use, has other contents, was written by a newer version, or is damaged. `warn` receives a line for
 * each picture that is left out, since its file is missing, or another one has got its slug since.
 */
export async function openDataFolder(
  dir: string,
  seed: () => Promise<Seed>,
  warn: (line: string) => void = () => undefined,
): Promise<DataFolder> {
  const paths = dataPaths(dir);
  await findOrMakeFolder(dir);
  const lock = lockFolder(paths);
  try {
    const isNew = !containsData(dir);
    if (isNew) await createState(paths, await seed());
    const { close, ...folder } = await openState(paths, warn);
    return { ...folder, isNew, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.undo();
    throw error;
  }
}

/** Names that may exist in an empty folder, besides hidden files. */
const HARMLESS: readonly string[] = [FOLDER_NAMES.lock, FOLDER_NAMES.unfinished, 'lost+found'];

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
  if (other === undefined || names.includes(FOLDER_NAMES.state)) return;
  throw new DataFolderError(
    'folder',
    `${dir} contains ${JSON.stringify(other)}, but no data of this server. Use an empty or a new folder.`,
  );
}

/** Checks everything before changing anything. Pictures that cannot be shown are left out, and kept in the database. */
async function openState(paths: DataPaths, warn: (line: string) => void): Promise<Omit<DataFolder, 'isNew'>> {
  const stored = await readDatabase(paths);
  const [rows, origin] = await Promise.all([
    reviveComplete(paths, stored.rows, warn),
    reviveComplete(paths, stored.origin),
  ]);
  const files = new DiskPictures(paths.state.pictures);
  files.updateReferences(picturesIn(rows).map((row) => ({ table: 'pictures', key: row.id, row })));
  for (const picture of picturesIn(origin)) files.addReference(picture);
  const database = await openForWriting(paths, files);
  const reserve = new SpaceReserve(paths.state.reserve);
  reserve.fill();
  return {
    rows,
    origin,
    files,
    changeLog: new DataChangeLog({ database, files, reserve }),
    close: () => files.close().finally(() => database.close()),
  };
}

/** Converts the rows of all tables, without pictures whose files are missing, or whose slugs others have got since. */
async function reviveComplete(
  paths: DataPaths,
  stored: readonly StoredRow[],
  warn?: (line: string) => void,
): Promise<Snapshot> {
  const pictures = revivePictures(paths, stored);
  const missing = new Set(await findIncomplete(paths, pictures));
  // While a file is missing, a later picture may get the slug.
  const present = pictures.filter((picture) => !missing.has(picture)).toSorted((a, b) => a.id - b.id);
  const owners = new Map(present.map((picture) => [picture.slug, picture]));
  const leftOut = pictures.filter((picture) => owners.get(picture.slug) !== picture);
  for (const { slug, id } of leftOut) {
    const owner = owners.get(slug);
    const reason = owner
      ? `the picture ${owner.id} has its slug`
      : `its file is missing in ${paths.state.pictures}`;
    warn?.(`Left out the picture "${slug}" (${id}): ${reason}.`);
  }
  const keys = new Set(leftOut.map(({ id }) => JSON.stringify(id)));
  return reviveRows(
    paths,
    stored.filter(({ tbl, key }) => tbl !== 'pictures' || !keys.has(key)),
  );
}

async function openForWriting({ dir, state }: DataPaths, files: DiskPictures): Promise<SqliteChangeLog> {
  try {
    await mkdir(state.pictures, { recursive: true });
    await files.sweep();
    return new SqliteChangeLog(state.database);
  } catch (error) {
    throw unusable(dir, 'written', error);
  }
}
