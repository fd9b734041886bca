/** The data folder of a server. Node only. */
import { DataFolderError } from './durable/data-folder-error.ts';
import { holdsData } from './durable/data-paths.ts';
import type { DataFolder, openDataFolder } from './durable/open-data-folder.ts';
import type { PixServerOptions } from './server.ts';
import type { Seed } from './store/records.ts';

/** What is said about data. */
type DataOptions = Pick<PixServerOptions, 'data' | 'pictures' | 'scenario' | 'warn'>;

/** The data folder, if there is to be one. A seed goes into an empty one only: what was kept must not be mixed with it. */
export async function openData(
  options: DataOptions,
  seed: () => Promise<Seed>,
): Promise<DataFolder | undefined> {
  const { data, warn } = options;
  if (data === undefined) return undefined;
  const seeds = (['pictures', 'scenario'] as const).filter((name) => options[name] !== undefined);
  if (seeds.length > 0 && holdsData(data)) {
    const names = seeds.map((name) => `--${name}`).join(' and ');
    throw new DataFolderError(
      'option',
      `${data} holds data already, which ${names} would replace. Leave ${names} out, or use an empty folder.`,
    );
  }
  const openFolder = await loadDataFolder();
  const folder = await openFolder(data, seed);
  const { length } = folder.rows['pictures'] ?? [];
  if (!folder.isNew)
    warn?.(`Using the data kept in ${data}: ${length} ${length === 1 ? 'picture' : 'pictures'}.`);
  return folder;
}

/** Loaded where it is needed: older versions of Node have no SQLite, or warn of it. */
async function loadDataFolder(): Promise<typeof openDataFolder> {
  try {
    return (await import('./durable/open-data-folder.ts')).openDataFolder;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'))
      throw error;
    throw new DataFolderError(
      'option',
      `Keeping data needs Node 22.13 or later; this is ${process.version}.`,
    );
  }
}
