/** The data folder of a server. Node only. */
import { containsData, DataFolderError } from '../durable/data-folder.ts';
import type { DataFolder, openDataFolder } from '../durable/open-data-folder.ts';
import { findScenario } from '../scenarios/index.ts';
import type { Seed } from '../store/records.ts';
import type { DataOptions, PixServerOptions } from './server-options.ts';

/**
 * Opens the data folder, if the options name one. Only an empty folder receives a seed: it must not mix with existing
 * data.
 */
export async function openData(
  options: DataOptions & Pick<PixServerOptions, 'warn'>,
  seed: () => Promise<Seed>,
): Promise<DataFolder | undefined> {
  const { data, warn } = options;
  if (data === undefined) return undefined;
  const fault = dataConflict(options);
  if (fault !== undefined) throw new DataFolderError('option', fault);
  const openFolder = await loadDataFolder();
  const folder = await openFolder(data, seed, warn);
  const { length } = folder.rows['pictures'] ?? [];
  if (!folder.isNew)
    warn?.(`Using the data stored in ${data}: ${length} ${length === 1 ? 'picture' : 'pictures'}.`);
  return folder;
}

/**
 * Reason why options contradict the data of a folder; `undefined` if they do not. `nameOf` converts the name of an
 * option for the message.
 */
export function dataConflict(
  { data, ...options }: DataOptions,
  nameOf = (option: keyof DataOptions): string => option,
): string | undefined {
  const { scenario } = options;
  const { seed, prepare } = scenario === undefined ? {} : findScenario(scenario);
  const changes = { ...options, scenario: seed ?? prepare };
  const sources = (['seed', 'pictures', 'scenario'] as const).filter((name) => changes[name] !== undefined);
  if (data === undefined || sources.length === 0 || !containsData(data)) return undefined;
  const names = sources.map(nameOf).join(' and ');
  return `${data} already contains data, which ${names} would replace. Omit ${names}, or use an empty folder.`;
}

/** Loads the module on demand: older versions of Node have no SQLite, or warn about it. */
async function loadDataFolder(): Promise<typeof openDataFolder> {
  try {
    return (await import('../durable/open-data-folder.ts')).openDataFolder;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE'))
      throw error;
    throw new DataFolderError(
      'option',
      `A data folder requires Node 22.13 or later; this is ${process.version}.`,
    );
  }
}
