import { hashBytes } from '../internal/hash.ts';
import type { Bytes, PictureContent } from './records.ts';

/** Receives the bytes of one picture as they arrive. Ends with `finish` or `discard`. */
export interface PictureSink {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Completes the content, which lasts only if a record references it. */
  finish: () => Promise<PictureContent>;
  discard: () => Promise<void>;
}

/** Storage for the bytes of pictures. */
export interface PictureStorage {
  open: () => PictureSink;
  /** Copies content to this storage, so that a record can reference it. */
  save: (content: PictureContent) => Promise<PictureContent>;
  /** Deletes content that no record references; referenced content stays. */
  release: (content: PictureContent) => void;
  /** Stops deleting, since a snapshot may restore deleted pictures. */
  retainReleased: () => void;
}

/** In-memory storage; garbage collection frees unreferenced content. */
export const picturesInMemory: PictureStorage = {
  open: () => {
    let chunks: Uint8Array[] = [];
    return {
      write: (chunk) => Promise.resolve(void chunks.push(chunk)),
      finish: () => {
        const bytes = joined(chunks);
        chunks = [];
        return Promise.resolve({ version: hashBytes(bytes), bytes: () => Promise.resolve(bytes) });
      },
      discard: () => Promise.resolve(void (chunks = [])),
    };
  },
  save: (content) => Promise.resolve(content),
  release: () => undefined,
  retainReleased: () => undefined,
};

function joined(chunks: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
