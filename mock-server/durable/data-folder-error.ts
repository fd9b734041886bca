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
