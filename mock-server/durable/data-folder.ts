import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A data folder cannot be used. The message is one line with the reason and the remedy. */
export class DataFolderError extends Error {
  /** Whether an option is invalid, or the content of the folder. */
  readonly fault: 'option' | 'folder';

  constructor(fault: 'option' | 'folder', message: string) {
    super(message);
    this.name = 'DataFolderError';
    this.fault = fault;
  }
}

/** Creates the error for invalid contents of a folder; `fault` describes the fault in a few words. */
export function damaged(dir: string, fault: string): DataFolderError {
  return new DataFolderError(
    'folder',
    `The data in ${dir} is damaged: ${fault.replace(/\.$/, '')}. Nothing was changed. Restore the folder from a backup, or use another one.`,
  );
}

/** Creates the error for a failed file operation. */
export function unusable(dir: string, doing: string, error: unknown): DataFolderError {
  const why = error instanceof Error ? error.message : String(error);
  return new DataFolderError(
    'folder',
    `The data folder ${dir} cannot be ${doing} (${why}). Use another one.`,
  );
}

/** Names in a data folder. */
export const FOLDER_NAMES = { lock: 'lock', state: 'state', unfinished: 'state.new' } as const;

/** Name of the database in `state`. */
export const DATABASE = 'pix.sqlite';

/** Paths of a data folder. */
export interface DataPaths {
  /** The folder as the user named it. */
  dir: string;
  /** An empty file, locked by the server that uses the folder. */
  lock: string;
  /** All data. Complete whenever it exists. */
  state: StatePaths;
  /** The data while they are being written for the first time. */
  unfinished: StatePaths;
}

/** Paths of the data. */
export interface StatePaths {
  root: string;
  /** Database with all records. */
  database: string;
  /** Files of pictures, by random names that the database refers to. */
  pictures: string;
  /** Space for deletions on a full disk. */
  reserve: string;
}

/** Returns the paths of a data folder. */
export function dataPaths(dir: string): DataPaths {
  return {
    dir,
    lock: join(dir, FOLDER_NAMES.lock),
    state: statePaths(join(dir, FOLDER_NAMES.state)),
    unfinished: statePaths(join(dir, FOLDER_NAMES.unfinished)),
  };
}

/** Whether a folder contains data of a server and must not be seeded. */
export function containsData(dir: string): boolean {
  return existsSync(dataPaths(dir).state.root);
}

function statePaths(root: string): StatePaths {
  return {
    root,
    database: join(root, DATABASE),
    pictures: join(root, 'pictures'),
    reserve: join(root, 'reserve'),
  };
}
