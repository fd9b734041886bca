import { ByteCollector, type Bytes } from '../internal/bytes.ts';
import { hashBytes } from '../internal/hash.ts';
import { mapConcurrently, once } from '../internal/promises.ts';
import type { PictureContent, Seed } from './records.ts';

/** Holds a request body while it arrives. Ends with `discard`. */
export interface Spool {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Returns everything that was written. */
  bytes: () => Promise<Bytes>;
  discard: () => Promise<void>;
}

/** Storage for the bytes of pictures. Failures that callers can understand are `StorageError`s. */
export interface PictureStorage {
  openSpool: () => Spool;
  /** Copies content to this storage, so that a record can reference it; synced content survives a power failure. */
  save: (content: PictureContent, options?: { isSynced?: boolean }) => Promise<PictureContent>;
  /** Deletes content that no record references; referenced content stays. */
  release: (content: PictureContent) => void;
  /** Stops deleting, since a snapshot may restore deleted pictures. */
  retainReleased: () => void;
}

/** In-memory storage; garbage collection frees unreferenced content. */
export const picturesInMemory: PictureStorage = {
  openSpool: () => {
    const written = new ByteCollector();
    return {
      write: (chunk) => Promise.resolve(written.add(chunk)),
      bytes: () => Promise.resolve(written.take()),
      discard: () => Promise.resolve(void written.take()),
    };
  },
  save: (content) => Promise.resolve(content),
  release: () => undefined,
  retainReleased: () => undefined,
};

/** Content in memory. */
export function contentOf(bytes: Bytes): PictureContent {
  const version = once(() => ({ hash: hashBytes(bytes) }));
  return {
    get version() {
      return version().hash;
    },
    bytes: () => Promise.resolve(bytes),
  };
}

/** Copies the bytes of a seed's pictures to the storage of the store; a persistent store refuses other content. */
export async function savePictures<Some extends Pick<Seed, 'pictures'>>(
  seed: Some,
  files: PictureStorage,
): Promise<Some> {
  const pictures = await mapConcurrently(seed.pictures, async (picture) => ({
    ...picture,
    content: await files.save(picture.content),
  }));
  return { ...seed, pictures };
}
