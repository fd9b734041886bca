/** Why the storage of pictures or records failed. */
export type StorageFault = 'full' | 'missing' | 'closed';

/** A failure of the storage that the caller can understand: a full disk, a deleted file, a closed folder. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, message: string) {
    super(message);
    this.name = 'StorageError';
    this.fault = fault;
  }
}
