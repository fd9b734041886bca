/** Converts rows of a database to records. Node only. */
import type { Picture } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import { Store } from '../store/store.ts';
import type { StoredRow } from './database-format.ts';
import { damaged } from './data-folder-error.ts';
import type { DataPaths } from './data-paths.ts';
import { DiskPicture, FILE_NAME, type StoredContent } from './disk-picture.ts';

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
