/** A folder that persists all data across restarts. Node only. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapConcurrently } from '../internal/promises.ts';
import { type PictureStorage, savePictures } from '../store/picture-storage.ts';
import type { Picture, Seed } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import { type PersistedState, Store } from '../store/store.ts';
import { DataChangeLog } from './data-change-log.ts';
import {
  containsData,
  damaged,
  DataFolderError,
  dataPaths,
  type DataPaths,
  FOLDER_NAMES,
  unusable,
} from './data-folder.ts';
import { lockFolder, readDatabase, SqliteChangeLog, type StoredRow, writeDatabase } from './database.ts';
import { SpaceReserve } from './disk-full.ts';
import { DiskPicture, DiskPictures, FILE_NAME, type StoredContent } from './disk-pictures.ts';

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
    await makeFolder(dir).catch((fault: unknown) => {
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

/** Makes a folder and those around it, one by one: where there can be none, as in /proc, `mkdir` with `recursive` never ends. */
async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir).catch(async (error: NodeJS.ErrnoException) => {
    const outer = dirname(dir);
    if (error.code !== 'ENOENT' || existsSync(outer)) throw error;
    await makeFolder(outer);
    await mkdir(dir);
  });
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

/**
 * Resolves with the pictures whose files are missing. Throws `DataFolderError` if the folder of pictures is missing, or
 * a file differs in length from its record.
 */
export async function findIncomplete(
  { dir, state }: DataPaths,
  pictures: readonly Picture[],
): Promise<Picture[]> {
  if (pictures.length > 0 && !existsSync(state.pictures))
    throw damaged(dir, 'the folder of its pictures is missing');
  const missing = await mapConcurrently(pictures, async (picture) => {
    const { slug, content, fileSize } = picture;
    const name = content instanceof DiskPicture ? content.name : '';
    const size = await stat(join(state.pictures, name)).then(
      (entry) => (entry.isFile() ? entry.size : undefined),
      () => undefined,
    );
    if (size === undefined) return picture;
    if (size === fileSize) return undefined;
    throw damaged(dir, `the file ${name} of the picture "${slug}" has ${size} bytes, not ${fileSize}`);
  });
  return missing.filter((picture) => picture !== undefined);
}

/** Converts the rows of all tables. Throws `DataFolderError` if a store would not accept them. */
export function reviveRows({ dir, state }: DataPaths, stored: readonly StoredRow[]): Snapshot {
  try {
    const tables = Map.groupBy(stored, ({ tbl }) => tbl);
    const rows: Snapshot = Object.fromEntries(
      [...tables].map(([name, entries]) => [name, entries.map((entry) => reviveRow(entry, state.pictures))]),
    );
    const store = new Store({ rows, origin: {}, changeLog: { commit: () => undefined } }, () => 0);
    const taken = new Set(store.state.changes().map(({ table, key }) => `${table} ${JSON.stringify(key)}`));
    const refused = stored.find(({ tbl, key }) => !taken.has(`${tbl} ${key}`));
    if (refused) throw new Error(`the record ${refused.key} of ${refused.tbl} is unknown`);
    return rows;
  } catch (error) {
    throw damaged(dir, error instanceof Error ? error.message : String(error));
  }
}

/** Converts the rows of pictures, whose files may be missing. Throws `DataFolderError` for rows that are not pictures. */
export function revivePictures({ dir, state }: DataPaths, stored: readonly StoredRow[]): Picture[] {
  try {
    const pictures = stored.filter(({ tbl }) => tbl === 'pictures');
    return pictures.map((entry) => reviveRow(entry, state.pictures) as Picture);
  } catch (error) {
    throw damaged(dir, error instanceof Error ? error.message : String(error));
  }
}

function reviveRow({ tbl, row }: StoredRow, pictures: string): object {
  const value = JSON.parse(row) as object;
  if (tbl !== 'pictures') return value;
  const { content } = value as { content: StoredContent };
  if (!FILE_NAME.test(content.file))
    throw new Error(`the file name ${JSON.stringify(content.file)} is not one of a picture`);
  return { ...value, content: new DiskPicture(pictures, content) };
}

/** Returns the pictures of a snapshot. */
export function picturesIn(rows: Snapshot): readonly Picture[] {
  return (rows['pictures'] ?? []) as readonly Picture[];
}
