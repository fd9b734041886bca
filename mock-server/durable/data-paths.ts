/** Where things lie in a data folder. Node only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Names within a data folder. */
export const NAMES = { lock: 'lock', state: 'state', unfinished: 'state.new' } as const;

/** Name of the database within `state`. */
export const DATABASE = 'pix.sqlite';

/** The paths of a data folder. */
export interface DataPaths {
  /** The folder as the user named it. */
  dir: string;
  /** An empty file; who holds its lock works on the folder. */
  lock: string;
  /** All data. Whole whenever it is there. */
  state: StatePaths;
  /** The same while it is being made. */
  unfinished: StatePaths;
}

/** The paths of all data. */
export interface StatePaths {
  root: string;
  /** All records. */
  database: string;
  /** The files of pictures, by names that only the database knows. */
  pictures: string;
}

/** The paths of a data folder. */
export function dataPaths(dir: string): DataPaths {
  return {
    dir,
    lock: join(dir, NAMES.lock),
    state: statePaths(join(dir, NAMES.state)),
    unfinished: statePaths(join(dir, NAMES.unfinished)),
  };
}

/** Whether a folder holds data of a server, so that it takes no seed. */
export function holdsData(dir: string): boolean {
  return existsSync(dataPaths(dir).state.root);
}

function statePaths(root: string): StatePaths {
  return { root, database: join(root, DATABASE), pictures: join(root, 'pictures') };
}
