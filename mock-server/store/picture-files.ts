import { hashBytes } from '../internal/hash.ts';
import type { Bytes, PictureContent } from './records.ts';

/** Takes the bytes of one picture as they arrive. Ends with `finish` or `discard`. */
export interface PictureSink {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Makes content of what was written. It is lost unless a record holds it. */
  finish: () => Promise<PictureContent>;
  discard: () => Promise<void>;
}

/** Where the bytes of pictures are kept. */
export interface PictureFiles {
  open: () => PictureSink;
  /** The same content, kept here: a record can only hold what is. */
  keep: (content: PictureContent) => Promise<PictureContent>;
  /** Frees content that no record holds; what a record still holds is left alone. */
  drop: (content: PictureContent) => void;
  /** Frees nothing from now on: whoever took a snapshot may bring back a picture that was deleted since. */
  keepDropped: () => void;
}

/** Keeps bytes in memory: whoever holds the content holds them. */
export const picturesInMemory: PictureFiles = {
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
  keep: (content) => Promise.resolve(content),
  drop: () => undefined,
  keepDropped: () => undefined,
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
