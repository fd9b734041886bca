/** Reads the record of a picture from its file. Node only. */
import type { Stats } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '../../../src/contract/limits.ts';
import { examinePicture, HEAD_BYTES, TAIL_BYTES } from '../../imaging/examine-picture.ts';
import type { Bytes } from '../../internal/bytes.ts';
import { singleFlight } from '../../internal/promises.ts';
import type { PictureSeed } from '../../store/records.ts';
import { StorageError } from '../../store/storage-error.ts';

/** The latest time of RFC 3339; file times are limited to the range from 0 to this one. */
const LATEST = Date.parse('9999-12-31T23:59:59Z');

/** Fields of the record that come from the file. */
export type FilePicture = Pick<
  PictureSeed,
  'format' | 'width' | 'height' | 'fileSize' | 'createdAt' | 'content'
>;

/** Reads a picture file; returns a short description of the fault if it is not a valid picture. */
// Gap: I3
export async function readPicture(file: string): Promise<FilePicture | string> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    return await examine(file, handle);
  } catch (error) {
    return `it cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault'})`;
  } finally {
    await handle?.close();
  }
}

async function examine(file: string, handle: FileHandle): Promise<FilePicture | string> {
  const { size, mtimeMs } = await handle.stat();
  if (size > MAX_UPLOAD_BYTES) return 'it is larger than 50 MB';
  const found = await examinePicture({
    head: await readPart(handle, 0, Math.min(HEAD_BYTES, size)),
    tail: await readPart(handle, Math.max(0, size - TAIL_BYTES), Math.min(TAIL_BYTES, size)),
    length: size,
    whole: () => readFile(file),
  });
  if ('fault' in found) return found.fault;
  return {
    ...found,
    fileSize: size,
    createdAt: Math.min(Math.max(0, Math.floor(mtimeMs)), LATEST),
    content: {
      version: versionOf({ size, mtimeMs }),
      bytes: singleFlight(() => readUnchanged(file, { size, mtimeMs })),
    },
  };
}

type FileState = Pick<Stats, 'size' | 'mtimeMs'>;

function versionOf({ size, mtimeMs }: FileState): string {
  return `${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}`;
}

/**
 * Reads the bytes for which the record was created; throws `StorageError` if the file has changed, since format, size and
 * `ETag` would be wrong.
 */
async function readUnchanged(file: string, state: FileState): Promise<Bytes> {
  const now = await stat(file).catch(() => undefined);
  if (now && versionOf(now) === versionOf(state)) return readFile(file);
  const fault = now ? 'was changed' : 'was deleted';
  throw new StorageError('missing', `The file of this picture ${fault} since the start of the server.`);
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Bytes> {
  const part = new Uint8Array(length);
  const { bytesRead } = await handle.read(part, 0, length, position);
  return part.subarray(0, bytesRead);
}
