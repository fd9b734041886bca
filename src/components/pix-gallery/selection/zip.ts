import { makeZip } from 'client-zip';
import { plainText, safeUrl } from '../../../internal/untrusted.ts';
import { create } from '../../../tiles/elements.ts';
import type { Picture } from '../../../tiles/picture.ts';
import { createFileNames, extensionOf } from '../../../internal/file-names.ts';

/** What to do about a file that could not be read. */
export type Choice = 'retry' | 'leave-out';

/** How far a download is. */
export interface ZipProgress {
  /** Number of the file that is read, from 1. */
  index: number;
  /** Number of bytes that have been read. */
  bytes: number;
}

interface ZipOptions {
  signal: AbortSignal;
  onProgress: (progress: ZipProgress) => void;
  /** Called for a file that could not be read. Rejects to end the download. */
  onFailure: (picture: Picture) => Promise<Choice>;
}

/** Time in ms after which the object URL of a saved file is revoked. */
const REVOKE_DELAY_MS = 60_000;

/** Time in ms without data after which a file counts as one that could not be read. */
const STALL_MS = 60_000;

/** Maximum number of bytes of a file: five times the largest picture of the service. A file is read as a whole. */
const MAX_FILE = 250_000_000;

/** Types of files, besides pictures, that servers send for pictures. */
const OTHER_TYPES = /^(application|binary)\/octet-stream/i;

/** The file of a picture as it was uploaded, also where it is too large to be shown. */
const addressOf = ({ image, source }: Picture): string => {
  const { urls } = image as Partial<Picture['image']>;
  return safeUrl(urls?.direct_url) ?? source;
};

/** Time of a record; `undefined` for what ZIP archives cannot hold. */
function timeOf({ image }: Picture): Date | undefined {
  const time = new Date(`${plainText(image.created_at).replace(' ', 'T').replace(/Z$/, '')}Z`);
  const year = time.getUTCFullYear();
  return year > 1980 && year < 2107 ? time : undefined;
}

/** Reads a file as a whole, so that one that fails can be read again: an archive cannot take back what it contains. */
async function readFile(
  address: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<{ input: Blob; extension: string }> {
  const request = new AbortController();
  const abort = () => request.abort(signal.reason);
  signal.addEventListener('abort', abort);
  let timer = setTimeout(abort, STALL_MS);
  try {
    const response = await fetch(address, { signal: request.signal });
    const type = response.headers.get('content-type');
    if (
      !response.ok ||
      !response.body ||
      !(type === null || /^image\//i.test(type) || OTHER_TYPES.test(type))
    )
      throw new Error(`The response has status ${response.status} and type ${type}.`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    let bytes = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      bytes += read.value.length;
      if (bytes > MAX_FILE) {
        await reader.cancel();
        throw new Error(`The file has more than ${MAX_FILE} bytes.`);
      }
      onBytes(bytes);
      clearTimeout(timer);
      timer = setTimeout(abort, STALL_MS);
    }
    return { input: new Blob(chunks), extension: extensionOf(type, response.url || address) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Reads the files of pictures, one after the other. */
async function* filesOf(
  pictures: readonly Picture[],
  { signal, onProgress, onFailure }: ZipOptions,
): AsyncGenerator<{ name: string; input: Blob; lastModified?: Date | undefined }> {
  const nameOf = createFileNames();
  let before = 0;
  for (const [index, picture] of pictures.entries()) {
    let file: Awaited<ReturnType<typeof readFile>> | undefined;
    let choice: Choice = 'retry';
    const report = (bytes: number) => onProgress({ index: index + 1, bytes: before + bytes });
    while (!file && choice === 'retry') {
      signal.throwIfAborted();
      report(0);
      try {
        file = await readFile(addressOf(picture), signal, report);
      } catch {
        signal.throwIfAborted();
        choice = await onFailure(picture);
      }
    }
    if (!file) continue;
    const { input, extension } = file;
    before += input.size;
    yield { name: nameOf(picture.title, extension), input, lastModified: timeOf(picture) };
  }
}

/** A ZIP archive of the files of pictures, named by their titles. */
export const zipOf = (pictures: readonly Picture[], options: ZipOptions): ReadableStream<Uint8Array> =>
  makeZip(filesOf(pictures, options));

type PickFile = (options: object) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>;

/** Where a file is saved. */
export interface Target {
  name: string;
  /** The file on disk that the visitor has chosen; without it, the browser saves the file once it is complete. */
  file?: Awaited<ReturnType<PickFile>> | undefined;
}

/** Asks where to save a file, where browsers can write to disk; `undefined` if the visitor cancels. */
export async function chooseTarget(name: string): Promise<Target | undefined> {
  const pick = (globalThis as { showSaveFilePicker?: PickFile }).showSaveFilePicker;
  if (!pick) return { name };
  try {
    const types = [{ accept: { 'application/zip': ['.zip'] } }];
    return { name, file: await pick({ suggestedName: name, types }) };
  } catch (error) {
    // Frames, and pages whose visitor has not clicked for seconds, may not ask.
    return (error as Error).name === 'AbortError' ? undefined : { name };
  }
}

/** Saves an archive; to disk as it arrives, if possible. */
export async function save(
  archive: ReadableStream<Uint8Array>,
  { name, file }: Target,
  signal: AbortSignal,
): Promise<void> {
  if (file)
    try {
      return await archive.pipeTo(await file.createWritable(), { signal });
    } catch (error) {
      // Nothing remains but an empty file.
      await file.remove?.().catch(() => undefined);
      throw error;
    }
  const blob = await new Response(archive, { headers: { 'content-type': 'application/zip' } }).blob();
  signal.throwIfAborted();
  const link = create('a', { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
