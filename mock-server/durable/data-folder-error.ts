/** Why a data folder cannot be used, with what to do about it: one line for a person. */
export class DataFolderError extends Error {
  /** Whether an option is wrong, or what lies in the folder. */
  readonly fault: 'option' | 'folder';

  constructor(fault: 'option' | 'folder', message: string) {
    super(message);
    this.name = 'DataFolderError';
    this.fault = fault;
  }
}

/** What is in the folder cannot be read as it must be; `fault` says in a few words what is wrong with what. */
export function damaged(dir: string, fault: string): DataFolderError {
  return new DataFolderError(
    'folder',
    `The data in ${dir} is damaged: ${fault}. Nothing was changed. Bring the folder back from a copy, or use another one.`,
  );
}

/** The system does not let us work there. */
export function unusable(dir: string, doing: string, error: unknown): DataFolderError {
  const why = error instanceof Error ? error.message : String(error);
  return new DataFolderError(
    'folder',
    `The data folder ${dir} cannot be ${doing} (${why}). Use another one.`,
  );
}
